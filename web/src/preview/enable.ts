import { validatePreviewUrl } from "@sanity/preview-url-secret";
import {
  urlSearchParamPreviewPathname,
  urlSearchParamPreviewPerspective,
  urlSearchParamPreviewSecret,
} from "@sanity/preview-url-secret/constants";
import { readEnvironment } from "../environment.ts";
import { leadTo, notSetUp, refused } from "./answers.ts";
import { sessionOf } from "./cookies.ts";
import { draftClient } from "./load-draft.ts";
import { perspectiveFrom, SESSION_SECONDS, type Session } from "./session.ts";
import { startSession } from "./start-session.ts";
import { takeSecret } from "./used-secrets.ts";

const AGAIN = "Open the preview in Sanity Studio again.";

/** What the address asks for, once the Content Lake knows its secret. */
type Asked = { path: string; perspective: string };

/** @returns what is asked for, or why it is refused */
async function check(url: URL, studioUrl: string): Promise<Asked | string> {
  if (!url.searchParams.get(urlSearchParamPreviewSecret)) {
    return `Drafts are shown to editors only. ${AGAIN}`;
  }
  const { isValid, studioOrigin } = await validatePreviewUrl(draftClient(), url.href);
  if (!isValid) return `The Studio's secret is not known here, or its hour is over. ${AGAIN}`;
  if (studioOrigin !== studioUrl) {
    return `This site shows drafts to the Studio at ${studioUrl}, and this is ${studioOrigin}: set STUDIO_URL.`;
  }
  const { pathname, search, hash } = new URL(
    url.searchParams.get(urlSearchParamPreviewPathname) ?? "/",
    "http://localhost",
  );
  const perspective = url.searchParams.get(urlSearchParamPreviewPerspective);
  return { path: `${pathname}${search}${hash}`, perspective: perspectiveFrom(perspective) };
}

/**
 * Lets an editor in whom the Studio sends: its secret is a document that only editors can write, and
 * opens one session. Within that session the Studio may load its frame again.
 */
export async function enable(request: Request): Promise<Response> {
  const { preview } = readEnvironment();
  if (!preview) return notSetUp();
  const url = new URL(request.url);
  const asked = await check(url, preview.studioUrl);
  if (typeof asked === "string") return refused(asked);
  const secret = url.searchParams.get(urlSearchParamPreviewSecret) ?? "";
  const begun = sessionOf(request.headers.get("cookie") ?? undefined);
  const isFirst = await takeSecret(secret);
  if (!isFirst && !begun) return refused(`The Studio's secret was used before. ${AGAIN}`);
  const expires = isFirst ? Math.floor(Date.now() / 1_000) + SESSION_SECONDS : begun?.expires;
  const session: Session = { perspective: asked.perspective, expires: expires ?? 0 };
  await startSession(session, preview.readToken);
  return leadTo(asked.path);
}
