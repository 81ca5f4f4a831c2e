import { permanentRedirect } from "next/navigation";
import { absolute, markdownPath, pageOfFile } from "@/addresses";
import { canonicalOf } from "@/content/missing";
import { pageAt } from "@/page/page-at";
import { markdownTwin } from "@/page/twin";

type Context = { params: Promise<{ page: string[] }> };

// One is made with the build; each other one when it is first asked for, then kept.
export const generateStaticParams = () => [{ page: ["index"] }];

/**
 * The Markdown twin of a page. Reached as `/path.md`, or at the page's own address by a client that asks
 * for `text/markdown` (see `responses/page-path.ts`).
 */
export async function GET(_request: Request, { params }: Context) {
  const path = pageOfFile((await params).page, "");
  const page = path && (await pageAt(path));
  if (!page) {
    const canonical = path && (await canonicalOf(path));
    if (canonical) permanentRedirect(markdownPath(canonical));
    return new Response("# Not found\n\nNo page has this address. See /llms.txt.\n", {
      status: 404,
      headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" },
    });
  }
  return new Response(await markdownTwin(page), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "X-Robots-Tag": "noindex",
      Link: `<${absolute(page.path)}>; rel="canonical"`,
    },
  });
}
