import { randomUUID } from "node:crypto";
import { lake } from "./lake.ts";
import { siteUrl } from "./site.ts";

/** Creates a secret, as the Studio does when it opens its preview. @param age in seconds */
export async function studioSecret(age = 0, studioUrl = process.env.STUDIO_URL): Promise<string> {
  const secret = randomUUID();
  await lake.create({
    _id: `drafts.${randomUUID()}`,
    _type: "sanity.previewUrlSecret",
    _updatedAt: new Date(Date.now() - age * 1_000).toISOString(),
    secret,
    source: "sanity/presentation",
    studioUrl: `${studioUrl}/presentation`,
  });
  return secret;
}

/** The document that holds the secret of all shared links. */
const SHARED = "sanity-preview-url-secret.share-access";

/** Creates a shared link's secret, as the Studio does for a shared preview. @param age in seconds */
export async function sharedSecret(age = 0): Promise<string> {
  const secret = randomUUID();
  await lake.createOrReplace({
    _id: SHARED,
    _type: "sanity.previewUrlShareAccess",
    _updatedAt: new Date(Date.now() - age * 1_000).toISOString(),
    secret,
    studioUrl: `${process.env.STUDIO_URL}/presentation`,
  });
  return secret;
}

/** Turns sharing off, as the Studio does. */
export const stopSharing = () => lake.patch(SHARED).set({ secret: null }).commit();

/** Returns the URL that the Studio's preview frame opens first. */
export function enableUrl(secret: string, path: string): string {
  const url = new URL("/api/draft/enable", siteUrl());
  url.searchParams.set("sanity-preview-secret", secret);
  url.searchParams.set("sanity-preview-perspective", "drafts");
  url.searchParams.set("sanity-preview-pathname", path);
  return url.href;
}

/** Sends a request with these cookies, without following redirects. */
export const ask = (url: string, cookie = "") =>
  fetch(url, { redirect: "manual", headers: cookie ? { cookie } : {} });

/** Returns the cookies of a response, as a browser sends them back. */
export const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0] ?? "")
    .filter((cookie) => !cookie.endsWith("="))
    .join("; ");

/** Starts an editor's session, as the Studio does. @returns its cookies */
export const editorCookies = async (): Promise<string> =>
  cookiesOf(await ask(enableUrl(await studioSecret(), "/")));
