import { LakeError } from "../http/errors.ts";
import type { Reader, WordPositions } from "../store/reader.ts";
import type { View } from "../store/views.ts";
import type { IndexTerm } from "../store/words.ts";
import { type CompiledQuery, compile } from "./compile.ts";
import type { Condition } from "./conditions.ts";
import { type Candidate, countRows, type Demand, findCandidates, findRows } from "./find.ts";
import { type EvaluateOptions, evaluateNow } from "./groq.ts";
import type { Lookup, Planned, ScorePlan } from "./lookups.ts";
import { scoreAll, withScore } from "./score.ts";
import { Inexact, matchExpression, type SelectContext, strings } from "./select.ts";
import { EVERYTHING_TAG, idTag, typeTag } from "./sync-tags.ts";

/** What a query asks for, ready to be sent to another thread. */
export interface QueryRequest {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly view: View;
  /** User id; null for a visitor. */
  readonly identity: string | null;
  /** What the addresses of assets begin with. */
  readonly origin: string;
  readonly projectId: string;
  readonly dataset: string;
}

/** A query's answer. */
export interface QueryResult {
  /** JSON text; `null` where GROQ gives nothing. */
  readonly result: string;
  /** Tags that a live event shares when it may have changed the answer. */
  readonly syncTags: string[];
}

/** Runs a query on the documents as they are now. Throws 400 where Sanity would: see `compile`. */
export function runQuery(reader: Reader, request: QueryRequest): QueryResult {
  const compiled = compile(request.query, request.params);
  reader.begin(request.origin);
  try {
    return evaluate(reader, request, compiled);
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

function evaluate(reader: Reader, request: QueryRequest, compiled: CompiledQuery): QueryResult {
  try {
    return evaluatePlan(reader, request, compiled.exact());
  } catch (error) {
    if (!(error instanceof Inexact)) throw error;
    return evaluatePlan(reader, request, compiled.loose());
  }
}

function evaluatePlan(
  reader: Reader,
  request: QueryRequest,
  { ast, lookups, loose }: Planned,
): QueryResult {
  const { view, params, identity, projectId, dataset } = request;
  const tags = new Set<string>();
  const referenced = new Set<string>();
  const find = reader.finder(view);
  const found: Record<string, unknown> = { ...params };
  const options: EvaluateOptions = {
    dataset: [],
    params: found,
    identity: identity ?? "<anonymous>",
    sanity: { projectId, dataset },
    dereference: ({ _ref }) => {
      referenced.add(_ref);
      return find(_ref);
    },
  };
  for (const lookup of lookups) {
    found[lookup.parameter] = new LookupResult((operands) => {
      for (const tag of tagsOf(lookup.condition, operands)) tags.add(tag);
      return lookUp(lookup, { reader, view, operands, loose }, options);
    });
  }
  const result = evaluateNow(ast, options);
  for (const id of referenced) tags.add(idTag(id));
  return { result: JSON.stringify(result ?? null), syncTags: [...tags] };
}

function lookUp(
  { condition, counts, demand, score }: Lookup,
  context: SelectContext,
  options: EvaluateOptions,
): unknown {
  if (counts) return countRows(condition, context);
  if (score) return lookUpScored(condition, score, demand, context, options);
  const rows = findRows(condition, demand, context);
  return rows.map((row) => context.reader.document(row, context.view));
}

function lookUpScored(
  condition: Condition,
  { args, filter }: ScorePlan,
  demand: Demand | undefined,
  context: SelectContext,
  options: EvaluateOptions,
): unknown {
  const { reader, view } = context;
  const found = findCandidates(condition, { ...context, loose: filter !== undefined });
  const document = (candidate: Candidate) => reader.document(candidate, view);
  const matching = filter
    ? found.filter((one) => evaluateNow(filter, { ...options, root: document(one) }) === true)
    : found;
  const known = new Map<string, WordPositions>();
  const find = (word: IndexTerm) => {
    const expression = matchExpression(word);
    const positions = known.get(expression) ?? reader.wordPositions(expression);
    known.set(expression, positions);
    return positions;
  };
  return scoreAll(matching, args, {
    reader,
    view,
    options,
    isSmall: matching.length <= reader.scanLimit,
    find,
  })
    .filter(({ score }) => score > 0)
    .slice(0, demand?.limit)
    .map(({ candidate, score }) => withScore(document(candidate), score));
}

/**
 * What a lookup's parameter holds. groq-js has no way to add a function, but `a + b` calls the
 * `concat` of the array `a` with the array `b`: here with the operands' values of the moment.
 */
class LookupResult extends Array<unknown> {
  readonly #lookUp: (operands: readonly unknown[]) => unknown;

  constructor(lookUp: (operands: readonly unknown[]) => unknown) {
    super();
    this.#lookUp = lookUp;
  }

  override concat(operands: unknown): unknown[] {
    // groq-js takes any JSON here, and a count is a number.
    return this.#lookUp(Array.isArray(operands) ? operands : []) as unknown[];
  }
}

/** The tags of what a lookup depends on. */
function tagsOf(condition: Condition, operands: readonly unknown[]): string[] {
  const items = condition.op === "and" ? condition.items : [condition];
  for (const op of ["id", "type"] as const) {
    const item = items.find((one) => one.op === op);
    if (item?.op !== op) continue;
    return strings(operands[item.operand], item.many).map(op === "id" ? idTag : typeTag);
  }
  return [EVERYTHING_TAG];
}
