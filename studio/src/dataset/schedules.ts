import type { SanityClient } from "@sanity/client";
import { inWords } from "../sydney.ts";
import { publishedId, releaseOf } from "./versions.ts";

/** A scheduled publish or unpublish of a document, which may have failed. */
export type Schedule = {
  /** Name of the release that holds it, its title, and who made it. */
  release: string;
  title: string;
  by: string;
  /** Id of the published document. */
  id: string;
  type: string;
  isUnpublished: boolean;
  at: Date;
  /** False if an editor paused it, or if it failed when it was due. */
  isComing: boolean;
  /** Why it failed. */
  failure?: string;
};

/** Sanity’s Scheduled Drafts are releases of one document; other releases count once they were scheduled. */
const SCHEDULES_QUERY = `{
  "releases": *[_type == "system.release" && state in ["active", "scheduling", "scheduled"]
    && (defined(publishAt) || defined(error) || metadata.cardinality == "one")]{
    name, "title": coalesce(metadata.title, "Scheduled publish"), "by": coalesce(createdBy, userId, ""),
    "at": coalesce(publishAt, metadata.intendedPublishAt), "isComing": defined(publishAt),
    "failure": error.message
  },
  "versions": *[_id in path("versions.**")]{ _id, _type, "isUnpublished": _system.delete == true }
}`;

type SchedulesResult = {
  releases: {
    name: string;
    title: string;
    by: string;
    at: string | null;
    isComing: boolean;
    failure?: string | null;
  }[];
  versions: { _id: string; _type: string; isUnpublished?: boolean | null }[];
};

/** Reads every schedule, the soonest first. @param client one that sees all versions */
export async function readSchedules(client: SanityClient): Promise<Schedule[]> {
  const { releases, versions } = await client.fetch<SchedulesResult>(SCHEDULES_QUERY);
  return releases
    .flatMap(({ name, at, failure, ...release }) =>
      versions
        .filter(({ _id }) => at && releaseOf(_id) === name)
        .map(({ _id, _type, isUnpublished }) => ({
          ...release,
          release: name,
          id: publishedId(_id),
          type: _type,
          isUnpublished: isUnpublished === true,
          at: new Date(at ?? ""),
          ...(failure ? { failure } : {}),
        })),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Describes what will happen to a document, and when. */
export function inASentence({ isUnpublished, at, isComing, failure }: Schedule): string {
  if (isComing) return `${isUnpublished ? "Leaves the site" : "Is published"} on ${inWords(at)}`;
  const action = isUnpublished ? "leave the site" : "be published";
  const why = failure ? `couldn’t: ${failure}` : "is paused";
  return `Due to ${action} on ${inWords(at)}, but ${why}`;
}
