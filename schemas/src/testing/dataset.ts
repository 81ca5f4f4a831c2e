import type { ValidationContext } from "@sanity/types";
import { evaluate, parse } from "groq-js";

/** A validation context whose client queries these documents, and the results the client returned. */
export function contextOf(document: unknown, dataset: readonly object[]) {
  const answers: unknown[] = [];
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) => {
      const answer = await (await evaluate(parse(query, { params }), { dataset, params })).get();
      answers.push(answer);
      return answer;
    },
  };
  // Rules read only these two.
  const context = { document, getClient: () => client } as unknown as ValidationContext;
  return { context, answers };
}
