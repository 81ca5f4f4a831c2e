import { load } from "@/content/load";
import { type Quote, readQuote } from "./read-quote.ts";
import type { QuoteRequest } from "./request.ts";

/** Loads a quote for a page, cached like all content. */
export const loadQuote = (request: QuoteRequest): Promise<Quote> => readQuote(request, load);
