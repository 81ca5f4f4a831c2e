import { evaluate, parse } from "@currawong/lake/query/groq";
import type { ValidationClient } from "@sanity/validation";

/**
 * A client for documents held in memory: answers the queries that validation rules ask, without a
 * dataset. Equal queries are answered once, since most documents ask the same.
 */
export function memoryClient(documents: readonly { _id: string }[]): ValidationClient {
  const answers = new Map<string, unknown>();
  const client = {
    fetch: async (query: string, params: Record<string, unknown> = {}) => {
      const key = JSON.stringify([query, params]);
      if (!answers.has(key)) {
        answers.set(key, await evaluate(parse(query, { params }), { dataset: documents, params }));
      }
      return answers.get(key);
    },
    withConfig: () => client,
  };
  // Rules use only these two methods: whether a document exists is answered by `exists`.
  return client as unknown as ValidationClient;
}
