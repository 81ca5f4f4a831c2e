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

/** Leads on to a page of this site, and of no other. */
export const leadTo = (path: string) =>
  new Response(null, {
    status: 307,
    headers: { ...draftHeaders(), location: `/${path.replace(/^[/\\]+/, "")}` },
  });
