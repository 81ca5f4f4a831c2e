import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";

/** Evaluates the queries of validation rules on documents in memory, without calling the Content Lake. */
export function memoryClient(documents: readonly object[]): SanityClient {
  const results = new Map<string, Promise<unknown>>();
  const evaluateQuery = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get();
  const client = {
    fetch(query: string, params: Record<string, unknown> = {}) {
      const key = JSON.stringify([query, params]);
      const result = results.get(key) ?? evaluateQuery(query, params);
      results.set(key, result);
      return result;
    },
    withConfig: () => client,
  };
  // The schema's rules use only these two methods.
  return client as unknown as SanityClient;
}
