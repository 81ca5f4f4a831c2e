import {
  draftIdOf,
  isPublicId,
  isPublishedId,
  type LakeDocument,
  publishedIdOf,
  versionIdOf,
} from "../documents.ts";
import { compile } from "../query/compile.ts";
import { evaluateNow } from "../query/groq.ts";
import { defineText } from "../store/reader.ts";
import type { View } from "../store/views.ts";

/** The documents a view shows, found by looking at each: what the index has to agree with. */
function plainView(stored: readonly LakeDocument[], view: View): LakeDocument[] {
  if (view === "raw") return [...stored];
  if (view === "public") return stored.filter(({ _id }) => isPublicId(_id));
  if (view === "published") return stored.filter(({ _id }) => isPublishedId(_id));
  return stored.flatMap((document) => {
    const { _id } = document;
    const base = publishedIdOf(_id);
    const releases = view.layers.filter((layer) => layer !== "published");
    const ids = releases.map((layer) =>
      layer === "drafts" ? draftIdOf(base) : versionIdOf(layer, base),
    );
    const shown = [...ids, base].find((id) => stored.some((other) => other._id === id));
    return shown === _id ? [{ ...document, _id: base, _originalId: _id }] : [];
  });
}

/** The answer of plain groq-js over all documents of a view. */
export function plainAnswer(
  stored: readonly LakeDocument[],
  view: View,
  query: string,
  params: Readonly<Record<string, unknown>>,
): unknown {
  const dataset = plainView(stored, view).map((document) => defineText({ ...document }));
  const byId = new Map(dataset.map((document) => [document._id, document]));
  const answer = evaluateNow(compile(query, params).ast, {
    dataset,
    params,
    dereference: ({ _ref }) => byId.get(_ref),
  });
  return JSON.parse(JSON.stringify(answer ?? null));
}
