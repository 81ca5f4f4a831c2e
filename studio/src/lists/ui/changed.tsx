import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { ClockIcon } from "@sanity/icons/Clock";
import { EditIcon } from "@sanity/icons/Edit";
import { Fragment } from "react";
import { useRelativeTime, useSchema } from "sanity";
import { summaryOf } from "../../dataset/field-changes.ts";
import { type Entry, historyOf } from "../../dataset/history.ts";
import { draftId, publishedId, type WholeDocument } from "../../dataset/versions.ts";
import { counted, UserName } from "../../ui/parts.tsx";
import { workList } from "../../ui/work-list.tsx";

/** Who changed a document, when they last did so, and what they did. */
type Change = { author: string; at: string; what: string };

/** What our tools do, by the tag with which the ids of their transactions begin. */
const TOOLS = [
  ["price-board-", "changed its price"],
  ["replace-", "replaced words"],
  ["listing-", "listed a new service"],
  ["leaving-", "took a document off the site"],
  ["redirects-", "added a redirect"],
] as const;

/** The seed and migrations are no one’s work. */
const isSeed = ({ id }: Entry) => /^(?:seed|migrat)/.test(id);

/** What a transaction did to a document, for “Ann …”. */
function describe({ id: transaction, documentIDs }: Entry, id: string): string {
  const tool = TOOLS.find(([tag]) => transaction.startsWith(tag));
  if (tool) return tool[1];
  if (!documentIDs.includes(id)) return "edited the draft";
  return documentIDs.includes(draftId(id)) ? "published or took it off the site" : "changed it";
}

/** The changes since a time, by published id: each author once, with the latest change first. */
export function changesOf(entries: readonly Entry[], since: string): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  const latestFirst = entries
    .filter((entry) => entry.timestamp >= since && !isSeed(entry))
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  for (const entry of latestFirst) {
    const { author, timestamp, documentIDs } = entry;
    for (const id of new Set(documentIDs.map(publishedId))) {
      const changes = found.get(id) ?? [];
      if (!changes.some((change) => change.author === author)) {
        const what = describe(entry, id);
        found.set(id, [...changes, { author, at: timestamp, what }]);
      }
    }
  }
  return found;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1_000;
/** Editors would not read a longer list. */
const SHOWN = 100;
/** How many documents one history request covers, as their ids are part of the URL. */
const AT_ONCE = 20;

type Changed = { id: string; type: string; at: string; changes: readonly Change[] };

const CHANGED_QUERY = `*[_type in $types && _updatedAt > $since && !(_id in path("versions.**"))]
  | order(_updatedAt desc){ _id, _type, _updatedAt }`;

/** The history of many documents since a time. */
async function historiesOf(client: SanityClient, ids: readonly string[], since: string) {
  const batches = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  return (await Promise.all(batches.map((batch) => historyOf(client, batch, since)))).flat();
}

/** Reads the documents that people changed in the last seven days, the latest first. */
async function readChanged(client: SanityClient): Promise<Changed[]> {
  const since = new Date(Date.now() - WEEK_MS).toISOString();
  const found = await client.fetch<{ _id: string; _type: string; _updatedAt: string }[]>(
    CHANGED_QUERY,
    { types: PUBLIC_TYPES, since },
  );
  // The latest version of each comes first.
  const latest = [...Map.groupBy(found, ({ _id }) => publishedId(_id))].slice(0, SHOWN);
  const ids = latest.map(([id]) => id);
  const byId = changesOf(await historiesOf(client, ids, since), since);
  return latest.flatMap(([id, [one]]) => {
    const changes = byId.get(id) ?? [];
    return one && changes.length > 0 ? [{ id, type: one._type, at: one._updatedAt, changes }] : [];
  });
}

/** How long ago. `useRelativeTime` is internal: if it goes, format with `Intl.RelativeTimeFormat`. */
const Ago = ({ at }: { at: string }) =>
  useRelativeTime(at, { useTemporalPhrase: true, minimal: true });

/** Documents that people changed in the last seven days: who did what to each. */
export const CHANGED = workList({
  id: "changed",
  title: "Changed this week",
  icon: ClockIcon,
  read: readChanged,
  lead: (changed) =>
    changed.length === SHOWN
      ? `The latest ${SHOWN} documents that changed in the last seven days`
      : `${counted(changed.length, "document")} changed in the last seven days`,
  row: ({ id, type, changes, at }) => ({
    id,
    type,
    note: (
      <p className="when">
        {changes.map(({ author, what }) => (
          <Fragment key={author}>
            {/* Scripts and imports have no name of their own. */}
            <b>
              <UserName id={author} otherwise="A script" />
            </b>{" "}
            {what} ·{" "}
          </Fragment>
        ))}
        <Ago at={at} />
      </p>
    ),
  }),
});

type Draft = {
  _id: string;
  _type: string;
  _createdAt: string;
  _updatedAt: string;
  /** What visitors see, if they do; and the draft itself. Only of the latest drafts. */
  versions?: { live: WholeDocument | undefined; draft: WholeDocument } | undefined;
  /** Who last edited it. */
  author?: string | undefined;
};

const DRAFTS_QUERY = `*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc){
  _id, _type, _createdAt, _updatedAt
}`;

/** Reads every draft, the latest first, each with who last edited it and what it changes. */
async function readDrafts(client: SanityClient): Promise<Draft[]> {
  const drafts = await client.fetch<Draft[]>(DRAFTS_QUERY, { types: PUBLIC_TYPES });
  const shown = drafts.slice(0, SHOWN);
  const [since = ""] = shown.map(({ _createdAt }) => _createdAt).toSorted();
  const ids = shown.map(({ _id }) => publishedId(_id));
  const [entries, documents] = await Promise.all([
    ids.length > 0 ? historiesOf(client, ids, since) : [],
    client.fetch<WholeDocument[]>("*[_id in $all]", { all: [...ids, ...ids.map(draftId)] }),
  ]);
  const changes = changesOf(entries, since);
  const byId = new Map(documents.map((document) => [document._id, document]));
  return drafts.map((draft) => {
    const id = publishedId(draft._id);
    const whole = byId.get(draft._id);
    const versions = whole && { live: byId.get(id), draft: whole };
    return { ...draft, versions, author: changes.get(id)?.[0]?.author };
  });
}

/** What a draft changes, or that it is new. */
function Summary({ versions: { live, draft } }: { versions: NonNullable<Draft["versions"]> }) {
  const type = useSchema().get(draft._type);
  return live ? summaryOf(live, draft, type) : "Never published";
}

/** Every draft, the latest first: what it changes, who last edited it, and when. */
export const UNPUBLISHED = workList({
  id: "unpublished",
  title: "Unpublished",
  icon: EditIcon,
  read: readDrafts,
  lead: (drafts, me) => {
    const yours = drafts.filter(({ author }) => author === me).length;
    if (drafts.length === 0) return "Everything is published.";
    return `${counted(drafts.length, "draft")}, ${yours} last edited by you`;
  },
  isFirst: ({ author }, me) => author === me,
  row: ({ _id, _type: type, versions, author, _updatedAt }) => ({
    id: publishedId(_id),
    type,
    note: (
      <p className="when">
        {versions ? <Summary versions={versions} /> : "Not published"} ·{" "}
        {author && (
          <>
            <UserName id={author} /> ·{" "}
          </>
        )}
        <Ago at={_updatedAt} />
      </p>
    ),
  }),
});
