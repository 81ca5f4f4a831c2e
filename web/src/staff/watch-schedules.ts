import type { SanityClient } from "@sanity/client";
import type { Environment } from "../runtime/environment.ts";
import { errorText, log } from "../runtime/observability/log.ts";
import { tellStaff } from "./tell-staff.ts";

/** How often failed schedules are looked for. */
const INTERVAL_MS = 5 * 60_000;

/** Releases that have failed since a time; a schedule is a release of one document. */
const FAILED_QUERY = `*[_type == "system.release" && defined(error) && _updatedAt > $since] | order(_updatedAt){
  name, "release": metadata.title, "reason": error.message, "at": _updatedAt,
  "titles": *[string::startsWith(_id, "versions." + ^.name + ".")]{ "title": coalesce(title, platform, name, _type) }.title
}`;

type Failed = { name: string; release: string; reason: string; at: string; titles: string[] };

/**
 * Tells staff of the schedules and releases that could not run since a time. Nobody waits at a screen for the
 * night when a page should leave the site.
 * @param client one that sees releases
 * @returns the time of the last of them, or the same time
 */
export async function tellOfFailures(
  { inbox, receivers }: Environment,
  client: SanityClient,
  since: string,
): Promise<string> {
  const options = { perspective: "raw", useCdn: false } as const;
  const failed = await client.fetch<Failed[]>(FAILED_QUERY, { since }, options);
  for (const { titles, ...data } of failed) {
    const names = titles.map((title) => `“${title}”`).join(", ");
    const text = `“${data.release}” was due, but could not run. Nothing has changed on the site.

It is about ${names || "no document"}. The reason: ${data.reason}

${inbox?.studioUrl ?? ""}/structure/needs-attention;scheduled
`;
    const mail = { subject: `Not done: ${data.release} (${titles[0] ?? data.name})`, text };
    await tellStaff(receivers, { type: "schedule.failed", data: { ...data, titles }, mail });
  }
  return failed.at(-1)?.at ?? since;
}

/**
 * Looks for failed schedules every few minutes until it is stopped. Each instance of the site does, and one that
 * starts looks back by an interval: staff are told at least once.
 */
export function watchSchedules(environment: Environment, client: SanityClient): () => void {
  const { mail, webhook } = environment.receivers;
  if (!environment.preview || (!mail && !webhook)) return () => {};
  const reader = client.withConfig({ token: environment.preview.readToken });
  let since = new Date(Date.now() - INTERVAL_MS).toISOString();
  const look = async () => {
    try {
      since = await tellOfFailures(environment, reader, since);
    } catch (error) {
      // The next look covers this one.
      log("error", "schedules could not be read", { message: errorText(error) });
    }
  };
  const timer = setInterval(() => void look(), INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
