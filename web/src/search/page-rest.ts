import type { Answer } from "./answer.ts";

/** What a page needs only once a visitor uses it, and fetches then (`restPath`): in the page, it would weigh too much. */
export type PageRest = {
  /** What its demonstration knows, and says when it knows no answer, before a link to the chat. */
  demo?: { answers: readonly Answer[]; otherwise: string; chat: string };
};
