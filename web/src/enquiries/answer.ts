import { contentSecurityPolicy } from "../cache/content-security-policy.ts";
import { readEnvironment } from "../environment.ts";
import { type FormState, filledPage, withoutScripts } from "./filled-page.ts";

const HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
};

/** One of our own pages as the server renders it; undefined for any other address. */
async function ownPage(path: string): Promise<string | undefined> {
  const { siteUrl } = readEnvironment();
  const address = URL.canParse(path, siteUrl) ? new URL(path, siteUrl) : undefined;
  if (!path.startsWith("/") || address?.origin !== new URL(siteUrl).origin) return undefined;
  try {
    const response = await fetch(address, { cache: "no-store", headers: { Accept: "text/html" } });
    const isPage = response.headers.get("content-type")?.startsWith("text/html");
    return response.ok && isPage ? await response.text() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Answers a form that was sent without JavaScript with the page it stands on: filled in, the errors
 * or the notice beside it, and no scripts. Where there is no such page, with the words alone.
 * @param page path of that page, as the form says
 * @param status HTTP status of the answer
 */
export async function answerWithPage(
  page: string,
  state: FormState,
  status: number,
): Promise<Response> {
  const rendered = await ownPage(page);
  if (rendered === undefined) {
    const { notice, errors } = state;
    const words = notice ? [notice.title, notice.text, notice.note] : Object.values(errors);
    return new Response(words.filter(Boolean).join("\n"), { status });
  }
  const html = filledPage(withoutScripts(rendered), state);
  const headers = { ...HEADERS, "Content-Security-Policy": contentSecurityPolicy(html) };
  return new Response(html, { status, headers });
}
