import { permanentRedirect } from "next/navigation";
import { absolute, markdownPath, pageOfFile } from "@/addresses";
import { preparedBlocks } from "@/blocks/prepare";
import { canonicalOf } from "@/content/missing";
import { escapeMarkdown, markdownBlocks, markdownLink } from "@/markdown/markdown";
import type { Page } from "@/model/page";
import { pageAt } from "@/page/page-at";

// The build renders one; every other one is rendered on its first request, then cached.
export const generateStaticParams = () => [{ page: ["index"] }];

/** A page as Markdown: its heading, summary, address and blocks. */
async function markdownTwin(page: Page): Promise<string> {
  const { path, title, description, crumbs } = page;
  const blocks = await preparedBlocks(page);
  const trail = crumbs.slice(0, -1).map(({ label, href }) => markdownLink(label, absolute(href)));
  return markdownBlocks(
    `# ${escapeMarkdown(title)}`,
    description && `> ${escapeMarkdown(description)}`,
    [...trail, `<${absolute(path)}>`].join(" / "),
    ...blocks.map(({ markdown }) => markdown()),
  );
}

const HEADERS = { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" };

/**
 * The Markdown twin of a page, at `/path.md`, or at the page's own address for a client that prefers
 * `text/markdown` (see `responses/page-path.ts`).
 */
export async function GET(_request: Request, { params }: { params: Promise<{ page: string[] }> }) {
  const path = pageOfFile((await params).page, "");
  const page = path && (await pageAt(path));
  if (!page) {
    const canonical = path && (await canonicalOf(path));
    if (canonical) permanentRedirect(markdownPath(canonical));
    return new Response("# Not found\n\nNo page has this address. See /llms.txt.\n", {
      status: 404,
      headers: HEADERS,
    });
  }
  return new Response(`${await markdownTwin(page)}\n`, {
    headers: { ...HEADERS, Link: `<${absolute(page.path)}>; rel="canonical"` },
  });
}
