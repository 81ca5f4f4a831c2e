import type { LakeDocument } from "../documents.ts";
import { LakeError } from "../http/errors.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import type { View } from "../store/view.ts";
import { type CompiledQuery, compile } from "./compile.ts";
import { evaluateNow } from "./groq.ts";
import { type Pin, pinnedDocuments, pinnedNames } from "./pins.ts";
import { EVERYTHING_TAG, idTag, typeTag } from "./sync-tags.ts";
import { withText } from "./text-search.ts";

/** A query's answer. */
export interface QueryResult {
  /** JSON; null where GROQ gives nothing. */
  readonly result: unknown;
  /** Tags that a live event shares when it may have changed the answer. */
  readonly syncTags: string[];
}

/** Runs a query over a view. Throws 400 where Sanity would: see `compile`. */
export function runQuery(
  lake: Pick<LakeServices, "store" | "projectId" | "dataset">,
  view: View,
  query: string,
  params: Readonly<Record<string, unknown>>,
  identity: Identity | null,
): QueryResult {
  const compiled = compile(query, params);
  const tags = new Set<string>(compiled.readsEverything ? [EVERYTHING_TAG] : []);
  const visible = compiled.searches ? withText : (document: LakeDocument) => document;
  const pinned: Record<string, unknown> = {};
  for (const pin of compiled.pins) {
    const names = pinnedNames(pin, params);
    for (const tag of pinTags(pin, names)) tags.add(tag);
    const documents = pinnedDocuments(pin, names, view, lake.store.references);
    pinned[pin.parameter] = compiled.searches ? documents.map(visible) : documents;
  }
  const result = evaluateOrThrow(compiled, {
    dataset: compiled.searches ? view.all().map(visible) : view.all(),
    params: { ...params, ...pinned },
    identity: identity?.id ?? "<anonymous>",
    sanity: { projectId: lake.projectId, dataset: lake.dataset },
    dereference: ({ _ref }: { _ref: string }) => {
      tags.add(idTag(_ref));
      return view.get(_ref);
    },
  });
  return { result: result ?? null, syncTags: [...tags] };
}

function pinTags(pin: Pin, names: ReadonlySet<string>): string[] {
  if (pin.kind === "type") return [...names].map(typeTag);
  // Any document may start to reference another.
  return pin.kind === "id" ? [...names].map(idTag) : [EVERYTHING_TAG];
}

function evaluateOrThrow(
  compiled: CompiledQuery,
  options: Parameters<typeof evaluateNow>[1],
): unknown {
  try {
    return evaluateNow(compiled.ast, options);
  } catch (error) {
    const description = error instanceof Error ? error.message : String(error);
    throw new LakeError(400, description, {
      error: { type: "queryEvaluationError", description: `query failed: ${description}` },
    });
  }
}
