import type { ValidationContext } from "@sanity/types";
import { evaluate, parse } from "groq-js";

/** What a rule is given beside a value, with a client of these documents; and what that answered. */
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
  // Rules read these two alone.
  const context = { document, getClient: () => client } as unknown as ValidationContext;
  return { context, answers };
}
