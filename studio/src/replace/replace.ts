import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../dataset/versions.ts";
import { draftId, latestOf, publishedId, versionsOf } from "../dataset/versions.ts";
import {
  type Outcome,
  readVersions,
  type VersionPatch,
  writeTogether,
} from "../dataset/write-together.ts";
import type { FormType } from "../form-type.ts";
import { withChanges } from "../pages/changes.ts";
import { documentTitle, type Hit, textsOf } from "./find.ts";

type Revision = WholeDocument & { _rev: string };

/** One text before and after the replacement. */
export type Rewrite = { id: string; path: string; from: string; to: string };

/** Whether visitors see the new texts at once. */
export type Mode = "drafts" | "publish";

/** What was written, as needed to undo it. */
export type Replacement = {
  /** ISO time of the replacement. */
  at: string;
  texts: readonly Rewrite[];
  /** The ids of the drafts that it created. */
  createdDrafts: readonly string[];
};

type TypeOf = (name: string) => FormType | undefined;

/** The version of each document that is searched: the one that will be changed. */
export const searched = <T extends WholeDocument>(documents: readonly T[], mode: Mode): T[] =>
  mode === "drafts"
    ? latestOf(documents)
    : [...versionsOf(documents).values()].flatMap((one) => one.published ?? one.draft ?? []);

const isUpper = (text: string) => text !== text.toLowerCase() && text === text.toUpperCase();

/** A capital inside a word, as in iOS: such a word is spelled only one way. */
const INNER_CAPITAL = /[\p{L}\p{N}]\p{Lu}/u;

const wordsIn = (text: string) => text.trim().split(/\s+/);

/**
 * Writes the replacement in the capitals of what was found: “Book” becomes “Reserve”, “BOOK” becomes “RESERVE”.
 * It stays as typed if the search matches case, where a word has a capital inside (iOS), and where one word in
 * capitals, which may be an acronym, becomes several.
 */
export function inCapitalsOf(found: string, replacement: string, matchesCase = false): string {
  if (matchesCase) return replacement;
  if (isUpper(found) && found.length > 1) {
    const isAcronym = wordsIn(found).length === 1 && wordsIn(replacement).length > 1;
    return isAcronym || INNER_CAPITAL.test(replacement) ? replacement : replacement.toUpperCase();
  }
  const [first = "", ...rest] = replacement;
  const isFree = !INNER_CAPITAL.test(wordsIn(replacement)[0] ?? "");
  const startsUpper = isUpper([...found][0] ?? "");
  return startsUpper && isFree ? first.toUpperCase() + rest.join("") : replacement;
}

/** The texts that contain the hits, with the hits replaced. */
export function rewrites(
  hits: readonly Hit[],
  replacement: string,
  matchesCase = false,
): Rewrite[] {
  const texts = new Map<string, Rewrite>();
  // From last to first, so that the remaining hits keep their index.
  for (const { id, path, text, index, found } of [...hits].sort((a, b) => b.index - a.index)) {
    const known = texts.get(`${id} ${path}`) ?? { id, path, from: text, to: text };
    const to =
      known.to.slice(0, index) +
      inCapitalsOf(found, replacement, matchesCase) +
      known.to.slice(index + found.length);
    texts.set(`${id} ${path}`, { ...known, to });
  }
  return [...texts.values()].filter(({ from, to }) => from !== to);
}

const setOf = (texts: readonly Rewrite[]) =>
  Object.fromEntries(texts.map(({ path, to }) => [path, to]));

/** Documents before and after some of their texts are replaced. */
export function changesOf(documents: readonly WholeDocument[], texts: readonly Rewrite[]) {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return [...Map.groupBy(texts, ({ id }) => id)].flatMap(([id, group]) => {
    const before = byId.get(id);
    return before ? [{ before, after: withChanges(before, { set: setOf(group) }) }] : [];
  });
}

/** The texts that a version still has unchanged. */
function unchangedTexts(version: Revision, texts: readonly Rewrite[], typeOf: TypeOf): Rewrite[] {
  const current = new Map(textsOf(version, typeOf(version._type)).map((it) => [it.path, it.text]));
  return texts
    .filter(({ path, from }) => current.get(path) === from)
    .map((text) => ({ ...text, id: version._id }));
}

/** What to write: patches, drafts to create and delete, and the texts in all of them. */
type Plan = {
  patches: VersionPatch[];
  createdDrafts: Revision[];
  deleted: string[];
  texts: Rewrite[];
};

/** Plans the changes to one document. @returns false if its texts have changed */
type PlanDocument = (plan: Plan, id: string, group: Rewrite[], versions: Revision[]) => boolean;

function patch(plan: Plan, { _id, _rev }: Revision, texts: Rewrite[]): void {
  if (texts.length > 0) plan.patches.push({ id: _id, revision: _rev, set: setOf(texts) });
  plan.texts.push(...texts);
}

async function write(
  client: SanityClient,
  texts: readonly Rewrite[],
  planDocument: PlanDocument,
): Promise<Outcome<{ replacement: Replacement }>> {
  let titles: string[] = [];
  let plan: Plan = { patches: [], createdDrafts: [], deleted: [], texts: [] };
  const readPatches = async () => {
    const documents = await readVersions<Revision>(
      client,
      new Set(texts.map(({ id }) => publishedId(id))),
    );
    titles = [];
    plan = { patches: [], createdDrafts: [], deleted: [], texts: [] };
    for (const [id, group] of Map.groupBy(texts, ({ id }) => id)) {
      const versions = documents.filter(({ _id }) => publishedId(_id) === publishedId(id));
      if (!planDocument(plan, id, group, versions)) titles.push(documentTitle(versions[0]) ?? id);
    }
    return titles.length > 0 ? null : plan.patches;
  };
  const isWritten = await writeTogether(client, "replace", readPatches, (transaction) => {
    for (const { _rev, ...draft } of plan.createdDrafts) transaction.create(draft);
    for (const id of plan.deleted) transaction.delete(id);
  });
  if (!isWritten) return { kind: "refused", titles };
  const createdDrafts = plan.createdDrafts.map(({ _id }) => _id);
  const replacement = { at: new Date().toISOString(), texts: plan.texts, createdDrafts };
  return { kind: "written", replacement };
}

/**
 * Replaces all texts in one transaction, or none: in drafts, which are created if missing, or in published
 * documents and their drafts and release versions, which would otherwise restore the old text.
 */
export const replaceTexts = (
  client: SanityClient,
  texts: readonly Rewrite[],
  mode: Mode,
  typeOf: TypeOf,
) =>
  write(client, texts, (plan, id, group, versions) => {
    const [current] = searched(versions, mode);
    if (!current || unchangedTexts(current, group, typeOf).length < group.length) return false;
    if (mode === "drafts" && current._id === publishedId(id)) {
      plan.createdDrafts.push({ ...withChanges(current, { set: setOf(group) }), _id: draftId(id) });
      plan.texts.push(...group.map((text) => ({ ...text, id: draftId(id) })));
    } else {
      for (const version of mode === "drafts" ? [current] : versions) {
        patch(plan, version, unchangedTexts(version, group, typeOf));
      }
    }
    return true;
  });

/** A document’s content without its id, revision and timestamps, for comparison. */
const contentOf = ({ _id, _rev, _createdAt, _updatedAt, ...rest }: Revision) =>
  JSON.stringify(rest);

/** Restores all of the old texts, or none, and deletes created drafts that have no other changes. */
export const undo = (
  client: SanityClient,
  { texts, createdDrafts }: Replacement,
  typeOf: TypeOf,
) => {
  const inverse = texts.map(({ from, to, ...text }) => ({ ...text, from: to, to: from }));
  return write(client, inverse, (plan, id, group, versions) => {
    const version = versions.find(({ _id }) => _id === id);
    if (!version || unchangedTexts(version, group, typeOf).length < group.length) return false;
    const original = versions.find(({ _id }) => _id === publishedId(id));
    const restored = withChanges(version, { set: setOf(group) });
    const isAsBefore = original && contentOf(restored) === contentOf(original);
    if (createdDrafts.includes(id) && isAsBefore) plan.deleted.push(id);
    else patch(plan, version, group);
    return true;
  });
};
