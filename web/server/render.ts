import type { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { MockedRequest, MockedResponse } from "next/dist/server/lib/mock-request.js";
import { renderedTags } from "../src/content/rendered-tags.ts";

/** A page or file that is the same for every visitor, with what it depends on (`src/content/tags.ts`). */
export type Rendered = {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  tags: readonly string[];
};

/** Makes Next render a response without sending it. */
export type Render = (request: { url: string }) => Promise<Rendered>;

/**
 * Next renders a page for a crawler once and whole. For a visitor it would render it twice, the first time only to fill
 * its caches, and then once more in parts for prefetching, which takes three times as long. `htmlLimitedBots` in its
 * documentation has the names.
 */
export const CRAWLER = "Bingbot";

/** Removes the stylesheets from a `link` header: they are in the page's head as well. */
const withoutStyles = (link: string) =>
  link
    .split(/, (?=<)/)
    .filter((each) => !each.endsWith('as="style"'))
    .join(", ");

export type Next = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Of Next's headers, those that mean something to clients. */
function headersToKeep(response: MockedResponse): Record<string, string> {
  const headerOf = (name: string) => String(response.getHeader(name) ?? "");
  const type = headerOf("content-type");
  const kept = {
    "content-type": type,
    // A drawing has one of its own; everything else has the site's.
    "content-security-policy": type === "image/svg+xml" ? headerOf("content-security-policy") : "",
    link: withoutStyles(headerOf("link")),
    "x-robots-tag": headerOf("x-robots-tag"),
  };
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== ""));
}

/** Has Next render with its own simulated request and response. */
export function renderWith(next: Next): Render {
  return async ({ url }) => {
    const request = new MockedRequest({
      // Next would take an imported slug that ends so for a request for a page's data.
      url: url.replace(/\.rsc$/, "%2Ersc"),
      method: "GET",
      headers: { host: "localhost", "user-agent": CRAWLER },
      socket: new Socket(),
    });
    const chunks: Buffer[] = [];
    // Takes each part: Next is never told to wait, because it would not notice when it may go on.
    const resWriter = (chunk: Uint8Array | string) => chunks.push(Buffer.from(chunk)) > 0;
    const response = new MockedResponse({ resWriter });
    // Rejects when the response fails. Next's types omit it.
    const { hasStreamed } = response as unknown as { hasStreamed: Promise<unknown> };
    const tags = new Set<string>();
    // They lack only what Next does not use. Started inside the context.
    const handled = renderedTags.run(tags, () =>
      next(request as unknown as IncomingMessage, response as unknown as ServerResponse),
    );
    await Promise.all([handled, hasStreamed]);
    const { statusCode: status } = response;
    return {
      status,
      headers: headersToKeep(response),
      body: Buffer.concat(chunks),
      tags: [...tags],
    };
  };
}
