import type { LakeDocument } from "../documents.ts";
import { LakeError } from "../http/errors.ts";
import { compile } from "../query/compile.ts";
import { evaluateNow } from "../query/groq.ts";
import { withText } from "../query/text-search.ts";

/** Decides whether a listener's query keeps a document. */
export interface Matcher {
  /** True when the query keeps the document; null is never kept. */
  matches(document: LakeDocument | null): boolean;
}

/**
 * Makes the matcher of a listener's query, such as `*[_type == "service"]`. Only the document
 * itself is looked at, as in Sanity: no joins. Throws 400 for a query that does not parse.
 */
export function matcherOf(query: string, params: Readonly<Record<string, unknown>>): Matcher {
  const { ast } = compile(query, params);
  // Both the event's parts and many listeners with one query ask about the same documents.
  const known = new WeakMap<LakeDocument, boolean>();

  function evaluate(document: LakeDocument): boolean {
    try {
      const result = evaluateNow(ast, { dataset: [withText(document)], params });
      return Array.isArray(result) ? result.length > 0 : result !== null && result !== undefined;
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      throw new LakeError(400, description, {
        error: { type: "queryEvaluationError", description },
      });
    }
  }

  return {
    matches(document) {
      if (!document) return false;
      const answer = known.get(document) ?? evaluate(document);
      known.set(document, answer);
      return answer;
    },
  };
}
