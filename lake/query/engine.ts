import { LakeError } from "../errors.ts";
import type { Reader } from "../store/reader.ts";
import type { View } from "../store/views.ts";
import { compile } from "./compile.ts";
import { type EvaluateOptions, evaluateDocuments, evaluateNow } from "./groq.ts";
import { lookUp } from "./look-up.ts";
import { candidatesOf, type Plan } from "./plan.ts";

export interface QueryRequest {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly view: View;
  /** The origin of asset URLs. */
  readonly origin: string;
}

/**
 * The only sync tag, on all query results and live events: every change invalidates every result. The
 * hosted Content Lake has finer tags.
 */
export const SYNC_TAG = "s1:entire";

/** Scoring more documents would make the Studio's search too slow to keep up with typing. */
const SEARCH_LIMIT = 100;

/**
 * Runs a query on the current documents.
 * @param searchLimit maximum number of documents that a search scores
 * @returns the result as JSON; `null` when it is undefined
 * @throws LakeError 400 for a query that does not parse or cannot be evaluated
 */
export function runQuery(
  reader: Reader,
  request: QueryRequest,
  searchLimit = SEARCH_LIMIT,
): string {
  const compiled = compile(request.query, request.params);
  reader.begin(request.origin);
  try {
    return JSON.stringify(evaluate(reader, request, compiled.plan, searchLimit) ?? null);
  } catch (error) {
    if (error instanceof LakeError) throw error;
    const description = error instanceof Error ? error.message : String(error);
    throw new LakeError(400, description, {
      error: { type: "queryEvaluationError", description: `query failed: ${description}` },
    });
  } finally {
    reader.end();
  }
}

function evaluate(
  reader: Reader,
  { view, params }: QueryRequest,
  { ast, lookups }: Plan,
  searchLimit: number,
): unknown {
  const resolved = new Map<string, unknown>();
  const find = (id: string): unknown => {
    const lookup = lookups.get(id);
    if (!lookup) return reader.get(id, view);
    const { found, exact } = lookUp(lookup, { reader, view, options, searchLimit });
    if (exact || !lookup.filtering) return found;
    resolved.set(candidatesOf(id), found);
    return evaluateDocuments(lookup.filtering, options);
  };
  const options: EvaluateOptions = {
    dataset: [],
    params,
    timestamp: new Date(),
    dereference: ({ _ref }) => {
      if (!resolved.has(_ref)) resolved.set(_ref, find(_ref));
      return resolved.get(_ref);
    },
  };
  return evaluateNow(ast, options);
}
