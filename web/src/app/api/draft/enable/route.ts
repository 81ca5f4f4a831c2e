import { validatePreviewUrl } from "@sanity/preview-url-secret";
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import { connection } from "next/server";
import { draftClient } from "@/content/drafts";
import { redirectWithin, refuse } from "@/preview/answers";
import { perspectiveFrom, SESSION_SECONDS } from "@/preview/session";
import { LINK_DAYS, sharedLink } from "@/preview/shared-link";
import { startSession } from "@/preview/start-session";
import { type Environment, readEnvironment } from "@/runtime/environment";
import { errorText, log } from "@/runtime/observability/log";

const AGAIN = "Open the preview in Sanity Studio again.";

/** What a secret may look like: nothing else is sent to the Content Lake. */
const SECRET = /^[\w-]{1,200}$/;

/** @returns why the Studio's secret is refused; undefined where it is valid */
async function refusalOf(url: URL, studioUrl: string): Promise<string | undefined> {
  const { isValid, studioOrigin } = await validatePreviewUrl(draftClient(), url.href);
  if (!isValid)
    return `The Studio's secret is not known here, its hour is over, or sharing was turned off. ${AGAIN}`;
  if (studioOrigin !== studioUrl) {
    return `This site shows drafts to the Studio at ${studioUrl}, and this is ${studioOrigin}: set STUDIO_URL.`;
  }
}

/**
 * Starts a session for an editor sent by the Studio, or for someone with a link that an editor shared.
 * The Studio's secret is a document that only editors can write; it is valid for an hour, the secret of a
 * link for seven days (docs/security.md).
 */
export async function GET(request: Request): Promise<Response> {
  await connection(); // Only the running server knows whether there is a Studio, not the build.
  const { preview } = readEnvironment();
  if (!preview) {
    return refuse("This site shows no drafts: it needs SANITY_API_READ_TOKEN and STUDIO_URL.", 404);
  }
  const url = new URL(request.url);
  if (!SECRET.test(url.searchParams.get(urlSearchParamPreviewSecret) ?? "")) {
    return refuse(`Drafts are shown to editors only. ${AGAIN}`);
  }
  try {
    return await enable(url, preview);
  } catch (error) {
    log("error", "preview not enabled", { message: errorText(error) });
    return refuse(`Sanity’s Content Lake cannot be reached. Wait a moment. ${AGAIN}`, 503);
  }
}

async function enable(url: URL, preview: NonNullable<Environment["preview"]>): Promise<Response> {
  const refusal = await refusalOf(url, preview.studioUrl);
  if (refusal) return refuse(refusal);
  const perspective = perspectiveFrom(url.searchParams.get(urlSearchParamPreviewPerspective));
  const now = Math.floor(Date.now() / 1_000);
  const secret = url.searchParams.get(urlSearchParamPreviewSecret) ?? "";
  const link = await sharedLink({ secret });
  if (link && link.expires <= now) {
    return refuse(`This link ended after ${LINK_DAYS} days. Ask whoever sent it for a new one.`);
  }
  const session = link
    ? { ...link, perspective, expires: Math.min(now + SESSION_SECONDS, link.expires) }
    : { perspective, expires: now + SESSION_SECONDS };
  await startSession(session, preview.readToken);
  return redirectWithin(url.searchParams.get(urlSearchParamPreviewPathname));
}
