import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { Fragment } from "react";
import { useRelativeTime } from "sanity";
import type { UserComponent } from "sanity/structure";
import { type Entry, historyOf } from "../../dataset/history.ts";
import { useLive } from "../../dataset/use-live.ts";
import { publishedId } from "../../dataset/versions.ts";
import { DocumentRow, Frame } from "../../ui/frame.tsx";
import { counted, UserName } from "../../ui/parts.tsx";

/** Who changed a document, and when they last did so. */
type Change = { author: string; at: string };

/** The changes since a time, by published id: each author once, latest first. */
export function changesOf(entries: readonly Entry[], since: string): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  const latestFirst = entries
    .filter(({ timestamp }) => timestamp >= since)
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  for (const { author, timestamp, documentIDs } of latestFirst) {
    for (const id of new Set(documentIDs.map(publishedId))) {
      const changes = found.get(id) ?? [];
      if (!changes.some((change) => change.author === author)) {
        found.set(id, [...changes, { author, at: timestamp }]);
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

async function readChanged(client: SanityClient): Promise<{ all: number; shown: Changed[] }> {
  const since = new Date(Date.now() - WEEK_MS).toISOString();
  const found = await client.fetch<{ _id: string; _type: string; _updatedAt: string }[]>(
    CHANGED_QUERY,
    { types: PUBLIC_TYPES, since },
  );
  // The latest version of each comes first.
  const latest = Map.groupBy(found, ({ _id }) => publishedId(_id));
  const shown = [...latest].slice(0, SHOWN);
  const batches = Array.from({ length: Math.ceil(shown.length / AT_ONCE) }, (_, at) =>
    shown.slice(at * AT_ONCE, (at + 1) * AT_ONCE).map(([id]) => id),
  );
  const entries = await Promise.all(batches.map((ids) => historyOf(client, ids, since)));
  const changes = changesOf(entries.flat(), since);
  return {
    all: latest.size,
    shown: shown.flatMap(([id, [one]]) =>
      one ? [{ id, type: one._type, at: one._updatedAt, changes: changes.get(id) ?? [] }] : [],
    ),
  };
}

/** How long ago. `useRelativeTime` is internal: if it goes, format with `Intl.RelativeTimeFormat`. */
const Ago = ({ at }: { at: string }) =>
  useRelativeTime(at, { useTemporalPhrase: true, minimal: true });

/** The pane “Changed this week”: what changed in the last seven days, and by whom. */
export const ChangedThisWeek: UserComponent = ({ childItemId }) => (
  <Frame
    live={useLive("changed", readChanged)}
    lead={({ all, shown }) =>
      all > shown.length
        ? `${counted(all, "document")} changed in the last seven days; the latest ${shown.length} are listed.`
        : `${counted(all, "document")} changed in the last seven days.`
    }
  >
    {({ shown }) =>
      shown.map((one) => (
        <DocumentRow key={one.id} id={one.id} type={one.type} isOpen={one.id === childItemId}>
          <p className="when">
            {one.changes.map(({ author }, index) => (
              <Fragment key={author}>
                {index > 0 && ", "}
                <b>
                  {/* Scripts and imports have no name of their own. */}
                  <UserName id={author} otherwise="A script" />
                </b>
              </Fragment>
            ))}
            {one.changes.length > 0 && " · "}
            <Ago at={one.at} />
          </p>
        </DocumentRow>
      ))
    }
  </Frame>
);

type Draft = { _id: string; _type: string; _updatedAt: string; isLive: boolean };

const DRAFTS_QUERY = `*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc){
  _id, _type, _updatedAt, "isLive": string::split(_id, "drafts.")[1] in *[_type in $types]._id
}`;

const readDrafts = (client: SanityClient) =>
  client.fetch<Draft[]>(DRAFTS_QUERY, { types: PUBLIC_TYPES });

/** The pane “Unpublished”: every draft, the latest first. */
export const Unpublished: UserComponent = ({ childItemId }) => (
  <Frame
    live={useLive("unpublished", readDrafts)}
    lead={(drafts) =>
      drafts.length === 0 ? "Everything is published." : counted(drafts.length, "draft")
    }
  >
    {(drafts) =>
      drafts.map((draft) => {
        const id = publishedId(draft._id);
        return (
          <DocumentRow key={id} id={id} type={draft._type} isOpen={id === childItemId}>
            <p className="when">
              {draft.isLive ? "Changes that visitors do not see yet" : "Never published"} ·{" "}
              <Ago at={draft._updatedAt} />
            </p>
          </DocumentRow>
        );
      })
    }
  </Frame>
);
