import type { SanityClient } from "@sanity/client";
import { inWords } from "../sydney.ts";
import { publishedId, releaseOf } from "./versions.ts";

/** A document that a schedule publishes or takes off the site, by its published id. */
type Scheduled = { id: string; type: string; isUnpublished: boolean };

/** A release with a time, which may have failed. */
export type Schedule = {
  /** Its name, its title, and who made it. */
  release: string;
  title: string;
  by: string;
  at: Date;
  /** False if an editor paused it, or if it failed when it was due. */
  isComing: boolean;
  /** Why it failed. */
  failure: string | null;
  first: Scheduled;
  documents: readonly Scheduled[];
};

/** Sanity’s Scheduled Drafts are releases of one document; other releases count once they were scheduled. */
const SCHEDULES_QUERY = `{
  "releases": *[_type == "system.release" && state in ["active", "scheduling", "scheduled"]
    && (defined(publishAt) || defined(error) || metadata.cardinality == "one")]{
    "release": name, "title": coalesce(metadata.title, "Scheduled publish"),
    "by": coalesce(createdBy, userId, ""), "at": coalesce(publishAt, metadata.intendedPublishAt),
    "isComing": defined(publishAt), "failure": error.message
  },
  "versions": *[_id in path("versions.**")]{ _id, _type, "isUnpublished": _system.delete == true }
}`;

type Release = Omit<Schedule, "at" | "first" | "documents"> & { at: string | null };
type Version = { _id: string; _type: string; isUnpublished: boolean | null };

/** Reads every schedule, the soonest first. @param client one that sees all versions */
export async function readSchedules(client: SanityClient): Promise<Schedule[]> {
  const { releases, versions } = await client.fetch<{ releases: Release[]; versions: Version[] }>(
    SCHEDULES_QUERY,
  );
  const byRelease = Map.groupBy(versions, ({ _id }) => releaseOf(_id));
  return releases
    .flatMap(({ at, ...release }) => {
      const documents = (byRelease.get(release.release) ?? []).map((version) => ({
        id: publishedId(version._id),
        type: version._type,
        isUnpublished: version.isUnpublished === true,
      }));
      const [first] = documents;
      return at && first ? [{ ...release, at: new Date(at), first, documents }] : [];
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Describes what will happen, and when. */
export function inASentence({ title, first, documents, at, isComing, failure }: Schedule): string {
  const [subject, will, to] =
    documents.length > 1
      ? [`“${title}” (${documents.length} documents)`, "goes live", "go live"]
      : first.isUnpublished
        ? ["It", "leaves the site", "leave the site"]
        : ["It", "is published", "be published"];
  if (isComing) return `${subject} ${will} on ${inWords(at)}`;
  const why = failure ? `couldn’t: ${failure}` : "is paused";
  return `${subject} was due to ${to} on ${inWords(at)}, but ${why}`;
}
