import { markdownPath } from "../../model/file-paths.ts";
import { createTwin } from "./twin.ts";

/** A page as it is sent to browsers. */
type Page = { status: number; location?: string | null; html: string };

type TwinResponse = { status: number; headers: Record<string, string>; body: string };

const HEADERS = { "content-type": "text/markdown; charset=utf-8", "x-robots-tag": "noindex" };

/** The response with the Markdown twin of a page. If the page redirects, the twin does to the other twin. */
export function twinResponse({ status, location, html }: Page): TwinResponse {
  if (location) return { status, headers: { location: markdownPath(location) }, body: "" };
  const twin = status === 200 ? createTwin(html) : undefined;
  if (!twin) {
    const body = "# Not found\n\nNo page has this address. See /llms.txt.\n";
    return { status: 404, headers: HEADERS, body };
  }
  const { markdown: body, canonical } = twin;
  return { status, headers: { ...HEADERS, link: `<${canonical}>; rel="canonical"` }, body };
}
