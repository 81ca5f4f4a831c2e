import type { SanityClient } from "@sanity/client";
import type { FormType } from "../form-type.ts";
import type { WholeDocument } from "../lake/versions.ts";
import { draftId, latestOf, publishedId, versionsOf } from "../lake/versions.ts";
import {
  type Outcome,
  readVersions,
  type VersionPatch,
  writeTogether,
} from "../lake/write-together.ts";
import { withChanges } from "../pages/changes.ts";
import { type Hit, textsOf, titleOf } from "./find.ts";

type Revision = WholeDocument & { _rev: string };

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
  createdDrafts: readonly string[];
};

type TypeOf = (name: string) => FormType | undefined;

/** The version of each document that is searched: the one that will be changed. */
export const searched = <T extends WholeDocument>(documents: readonly T[], mode: Mode): T[] =>
  mode === "drafts"
    ? latestOf(documents)
    : [...versionsOf(documents).values()].flatMap((one) => one.published ?? one.draft ?? []);

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

/** Documents before and after some of their texts are replaced. */
export function changesOf(documents: readonly WholeDocument[], texts: readonly Rewrite[]) {
  const byId = new Map(documents.map((document) => [document._id, document]));
  return [...Map.groupBy(texts, ({ id }) => id)].flatMap(([id, its]) => {
    const before = byId.get(id);
    return before ? [{ before, after: withChanges(before, { set: setOf(its) }) }] : [];
  });
}

/** Those of some texts that a version holds as they were. */
function unchangedTexts(version: Revision, texts: readonly Rewrite[], typeOf: TypeOf): Rewrite[] {
  const now = new Map(textsOf(version, typeOf(version._type)).map((it) => [it.path, it.text]));
  return texts
    .filter(({ path, from }) => now.get(path) === from)
    .map((text) => ({ ...text, id: version._id }));
}

/** What is written: patches, drafts that are made and deleted, and the texts in all of them. */
type Plan = {
  patches: VersionPatch[];
  createdDrafts: Revision[];
  deleted: string[];
  texts: Rewrite[];
};

/** Plans the texts of one document. @returns false where they have changed */
type PlanDocument = (plan: Plan, id: string, its: Rewrite[], versions: Revision[]) => boolean;

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
    const now = await readVersions<Revision>(
      client,
      new Set(texts.map(({ id }) => publishedId(id))),
    );
    titles = [];
    plan = { patches: [], createdDrafts: [], deleted: [], texts: [] };
    for (const [id, its] of Map.groupBy(texts, ({ id }) => id)) {
      const versions = now.filter(({ _id }) => publishedId(_id) === publishedId(id));
      if (!planDocument(plan, id, its, versions)) titles.push(titleOf(versions[0]) ?? id);
    }
    return titles.length > 0 ? null : plan.patches;
  };
  const done = await writeTogether(client, "replace", readPatches, (transaction) => {
    for (const { _rev, ...draft } of plan.createdDrafts) transaction.create(draft);
    for (const id of plan.deleted) transaction.delete(id);
  });
  if (!done) return { kind: "refused", titles };
  const createdDrafts = plan.createdDrafts.map(({ _id }) => _id);
  const replacement = { at: new Date().toISOString(), texts: plan.texts, createdDrafts };
  return { kind: "written", replacement, ...done };
}

/**
 * Replaces texts in one transaction, or none: in drafts, which are made where there is none, or in what
 * visitors see, with the drafts and versions in releases that would else bring the old text back.
 */
export const replaceTexts = (
  client: SanityClient,
  texts: readonly Rewrite[],
  mode: Mode,
  typeOf: TypeOf,
) =>
  write(client, texts, (plan, id, its, versions) => {
    const [current] = searched(versions, mode);
    if (!current || unchangedTexts(current, its, typeOf).length < its.length) return false;
    if (mode === "drafts" && current._id === publishedId(id)) {
      plan.createdDrafts.push({ ...withChanges(current, { set: setOf(its) }), _id: draftId(id) });
      plan.texts.push(...its.map((text) => ({ ...text, id: draftId(id) })));
    } else {
      for (const version of mode === "drafts" ? [current] : versions) {
        patch(plan, version, unchangedTexts(version, its, typeOf));
      }
    }
    return true;
  });

/** What a document says, without what the Content Lake notes of it. */
const contentOf = ({ _id, _rev, _createdAt, _updatedAt, ...rest }: Revision) =>
  JSON.stringify(rest);

/** Gives every text its old words back, or none, and deletes the drafts that were made and say nothing else. */
export const undo = (
  client: SanityClient,
  { texts, createdDrafts }: Replacement,
  typeOf: TypeOf,
) => {
  const back = texts.map(({ from, to, ...text }) => ({ ...text, from: to, to: from }));
  return write(client, back, (plan, id, its, versions) => {
    const version = versions.find(({ _id }) => _id === id);
    if (!version || unchangedTexts(version, its, typeOf).length < its.length) return false;
    const original = versions.find(({ _id }) => _id === publishedId(id));
    const then = withChanges(version, { set: setOf(its) });
    const isAsBefore = original && contentOf(then) === contentOf(original);
    if (createdDrafts.includes(id) && isAsBefore) plan.deleted.push(id);
    else patch(plan, version, its);
    return true;
  });
};
