import type { EvaluateOptions } from "groq-js";
import { LakeError } from "../errors.ts";
import { type CompiledQuery, compile } from "./compile.ts";
import type { Dataset, Documents, View } from "./documents.ts";
import { evaluateNow } from "./groq.ts";
import { searchFor } from "./search.ts";

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

/**
 * Runs a query on the current documents.
 * @returns the result, which is JSON; `null` when it is undefined
 * @throws LakeError 400 for a query that does not parse or cannot be evaluated
 */
export function runQuery(documents: Documents, request: QueryRequest): unknown {
  const compiled = compile(request.query, request.params);
  documents.origin = request.origin;
  const dataset = documents.dataset(request.view);
  try {
    return evaluateNow(compiled.ast, optionsFor(compiled, dataset, request)) ?? null;
  } catch (error) {
    throw evaluationError(error);
  }
}

/** A query that parses but cannot be evaluated: 400. */
export function evaluationError(error: unknown): LakeError {
  const description = `query failed: ${error instanceof Error ? error.message : String(error)}`;
  return new LakeError(400, description, { error: { type: "queryEvaluationError", description } });
}

/** Finds the documents that the query selects by key; groq-js filters them further. */
function optionsFor(
  { selections, patterns }: CompiledQuery,
  dataset: Dataset,
  { params }: QueryRequest,
): EvaluateOptions {
  const evaluateConstant = (node: CompiledQuery["ast"]) =>
    evaluateNow(node, { dataset: [], params });
  searchFor(patterns?.map(evaluateConstant));
  const selected = [...selections].map(([name, { key, values }]) => {
    const documents = dataset.select(key, [evaluateConstant(values)].flat(2));
    return [name, documents] as const;
  });
  return {
    dataset: dataset.all,
    params: { ...params, ...Object.fromEntries(selected) },
    timestamp: new Date(),
    dereference: ({ _ref }) => dataset.get(_ref),
  };
}
