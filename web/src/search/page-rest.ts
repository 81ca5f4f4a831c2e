import type { Answer } from "./answer.ts";

/** What a page needs only once a visitor uses it, and fetches then (`restPath`): in the page, it would weigh too much. */
export type PageRest = {
  /** The answers of its demonstration. */
  answers: readonly Answer[];
  /** The features that the rows of its catalogue do not show, by the key of their line on a quote. */
  features: Readonly<Record<string, readonly string[]>>;
};
