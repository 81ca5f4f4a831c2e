import { readEnvironment } from "../environment.ts";
import { draftHeaders } from "./headers.ts";

/** An answer that the Studio may show in its frame. */
const text = (status: number, message: string) =>
  new Response(`${message}\n`, {
    status,
    headers: { ...draftHeaders(), "content-type": "text/plain; charset=utf-8" },
  });

/** Says why an editor sees no drafts, and what to do. */
export const refused = (message: string) => text(401, message);

/** Where the site was not told of a Studio, it has no drafts to show. */
export const notSetUp = () =>
  text(404, "This site shows no drafts: it needs SANITY_API_READ_TOKEN and STUDIO_URL.");

/**
 * Redirects to a page of this site, or to the home page where the target is elsewhere. The location is
 * the parsed address, so that browsers cannot read it as anything but what was compared here.
 * @param target a path or an address, as the request has it
 */
export function redirectWithin(target: string | null): Response {
  const { origin } = new URL(readEnvironment().siteUrl);
  const url = URL.parse(target ?? "/", origin);
  const { pathname, search, hash } = url?.origin === origin ? url : new URL(origin);
  // Two slashes at the start of a location name a host.
  const location = pathname.replace(/^\/+/, "/") + search + hash;
  return new Response(null, { status: 307, headers: { ...draftHeaders(), location } });
}
