import type { SanityClient } from "@sanity/client";
import { draftId, publishedId, versionsOf } from "../lake/versions.ts";
import { type VersionPatch, writeTogether } from "../lake/write-together.ts";
import { type WholeDocument, withChanges } from "../pages/changes.ts";
import { type Hit, type TextType, textsOf } from "./find.ts";

type Whole = WholeDocument & { _rev: string };

/** One text, as it is and as it will be. */
export type Rewrite = { id: string; path: string; from: string; to: string };

/** Whether visitors see the new texts at once. */
export type Mode = "drafts" | "publish";

/** What was written, and undoes it. */
export type Replacement = {
  /** When, as ISO time. */
  at: string;
  texts: readonly Rewrite[];
  /** The drafts made for it, by id. */
  made: readonly string[];
};

export type Outcome =
  | { kind: "written"; replacement: Replacement; paused: readonly string[] }
  /** These documents have changed meanwhile, or are no longer there; nothing was written. */
  | { kind: "refused"; ids: readonly string[] };

type TypeOf = (name: string) => TextType | undefined;

/** The version of each document that is searched: the one that will be changed. */
export const searched = (documents: readonly WholeDocument[], mode: Mode): WholeDocument[] =>
  [...versionsOf(documents).values()].flatMap(({ draft, published }) => {
    const document = mode === "drafts" ? (draft ?? published) : (published ?? draft);
    return document ? [document] : [];
  });

/** The texts that some hits are in, with these replaced. */
export function rewrites(hits: readonly Hit[], replacement: string): Rewrite[] {
  const texts = new Map<string, Rewrite>();
  // From the last to the first, so that each is still where it was found.
  for (const { id, path, text, index, found } of [...hits].sort((a, b) => b.index - a.index)) {
    const known = texts.get(`${id} ${path}`) ?? { id, path, from: text, to: text };
    const to = known.to.slice(0, index) + replacement + known.to.slice(index + found.length);
    texts.set(`${id} ${path}`, { ...known, to });
  }
  return [...texts.values()].filter(({ from, to }) => from !== to);
}

const setOf = (texts: readonly Rewrite[]) =>
  Object.fromEntries(texts.map(({ path, to }) => [path, to]));

const grouped = (texts: readonly Rewrite[]) =>
  [...Map.groupBy(texts, ({ id }) => id)].map(([id, its]) => ({ id, texts: its }));

/** Documents before and after some of their texts are replaced. */
export function changesOf(documents: readonly WholeDocument[], texts: readonly Rewrite[]) {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return grouped(texts).flatMap(({ id, texts: its }) => {
    const before = byId.get(id);
    return before ? [{ before, after: withChanges(before, { set: setOf(its), unset: [] }) }] : [];
  });
}

/** The documents that some texts are of as they are now, in every version. */
async function read(client: SanityClient, texts: readonly Rewrite[]): Promise<Whole[]> {
  const ids = new Set(texts.map(({ id }) => publishedId(id)));
  const documents = await client.fetch<Whole[]>(
    '*[(_id in $ids || _id in path("versions.**")) && _system.delete != true]',
    { ids: [...ids].flatMap((id) => [id, draftId(id)]) },
    { perspective: "raw", useCdn: false },
  );
  return documents.filter(({ _id }) => ids.has(publishedId(_id)));
}

/** Those of some texts that a version holds as they were. */
function stillThere(version: Whole, texts: readonly Rewrite[], typeOf: TypeOf): Rewrite[] {
  const now = new Map(textsOf(version, typeOf(version._type)).map((it) => [it.path, it.text]));
  return texts
    .filter(({ path, from }) => now.get(path) === from)
    .map((text) => ({ ...text, id: version._id }));
}

const patchOf = ({ _id, _rev }: Whole, texts: readonly Rewrite[]): VersionPatch => ({
  id: _id,
  revision: _rev,
  set: setOf(texts),
});

/**
 * Replaces texts in one transaction, or none: in drafts, which are made where there is none, or in what
 * visitors see. Then drafts and versions in releases that say the same are changed too: they would else
 * bring the old text back.
 * @throws what the client throws when the Content Lake cannot be reached or says no; then nothing
 *   has been written
 */
export async function replaceTexts(
  client: SanityClient,
  texts: readonly Rewrite[],
  mode: Mode,
  typeOf: TypeOf,
): Promise<Outcome> {
  let refused: string[] = [];
  let drafts: Whole[] = [];
  let written: Rewrite[] = [];
  const readPatches = async () => {
    const now = await read(client, texts);
    refused = [];
    drafts = [];
    written = [];
    const patches: VersionPatch[] = [];
    for (const { id, texts: its } of grouped(texts)) {
      const versions = now.filter(({ _id }) => publishedId(_id) === publishedId(id));
      const [base] = searched(versions, mode);
      const meant = versions.find(({ _id }) => _id === base?._id);
      if (!meant || stillThere(meant, its, typeOf).length < its.length) refused.push(id);
      else if (mode === "drafts" && meant._id === publishedId(id)) {
        const draft = withChanges(meant, { set: setOf(its), unset: [] });
        drafts.push({ ...draft, _id: draftId(id) });
        written.push(...its.map((text) => ({ ...text, id: draftId(id) })));
      } else {
        for (const version of mode === "drafts" ? [meant] : versions) {
          const there = stillThere(version, its, typeOf);
          if (there.length > 0) patches.push(patchOf(version, there));
          written.push(...there);
        }
      }
    }
    return refused.length > 0 ? null : patches;
  };
  const done = await writeTogether(client, "replace", readPatches, (transaction) => {
    for (const { _rev, ...draft } of drafts) transaction.create(draft);
  });
  if (!done) return { kind: "refused", ids: refused };
  const made = drafts.map(({ _id }) => _id);
  const replacement = { at: new Date().toISOString(), texts: written, made };
  return { kind: "written", replacement, ...done };
}

/** What a document says, without what the Content Lake notes of it. */
const said = ({ _id, _rev, _createdAt, _updatedAt, ...rest }: Whole) => JSON.stringify(rest);

/**
 * Gives every text its old words back in one transaction, or none, and takes away the drafts that were made
 * and say nothing else.
 */
export async function undo(
  client: SanityClient,
  { texts, made, at }: Replacement,
  typeOf: TypeOf,
): Promise<Outcome> {
  let refused: string[] = [];
  let gone: string[] = [];
  const back = texts.map(({ id, path, from, to }) => ({ id, path, from: to, to: from }));
  const readPatches = async () => {
    const now = await read(client, back);
    const byId = new Map(now.map((document) => [document._id, document]));
    refused = [];
    gone = [];
    const patches: VersionPatch[] = [];
    for (const { id, texts: its } of grouped(back)) {
      const version = byId.get(id);
      const original = byId.get(publishedId(id));
      if (!version || stillThere(version, its, typeOf).length < its.length) refused.push(id);
      else if (
        made.includes(id) &&
        original &&
        said(withChanges(version, { set: setOf(its), unset: [] })) === said(original)
      ) {
        gone.push(id);
      } else patches.push(patchOf(version, its));
    }
    return refused.length > 0 ? null : patches;
  };
  const done = await writeTogether(client, "replace-undo", readPatches, (transaction) => {
    for (const id of gone) transaction.delete(id);
  });
  if (!done) return { kind: "refused", ids: refused };
  return { kind: "written", replacement: { at, texts: back, made: [] }, ...done };
}
