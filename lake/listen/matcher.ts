import type { LakeDocument } from "../documents.ts";
import { LakeError } from "../http/errors.ts";
import { compile } from "../query/compile.ts";
import { evaluateNow } from "../query/groq.ts";
import { withText } from "../query/text-search.ts";

/** Decides whether a listener's query keeps a document; null is never kept. */
export type Matcher = (document: LakeDocument | null) => boolean;

/**
 * Makes the matcher of a listener's query, such as `*[_type == "service"]`. Only the document
 * itself is looked at, as in Sanity: no joins. Throws 400 for a query that does not parse.
 */
export function matcherOf(query: string, params: Readonly<Record<string, unknown>>): Matcher {
  const { ast, pins } = compile(query, params);
  return (document) => {
    if (!document) return false;
    const dataset = [withText(document)];
    const pinned = Object.fromEntries(pins.map(({ parameter }) => [parameter, dataset]));
    try {
      const result = evaluateNow(ast, { dataset, params: { ...params, ...pinned } });
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== undefined;
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      throw new LakeError(400, description, {
        error: { type: "queryEvaluationError", description },
      });
    }
  };
}
