import { permanentRedirect } from "next/navigation";
import { canonicalOf } from "@/content/missing";
import { absolute, markdownPath, pageOfFile } from "@/seo/addresses";
import { markdownTwin } from "@/seo/markdown/twin";
import { subjectOf } from "@/seo/subject-of";

type Context = { params: Promise<{ page: string[] }> };

// One is made with the build; each other one when it is first asked for, then kept.
export const generateStaticParams = () => [{ page: ["index"] }];

/**
 * The Markdown twin of a page. Reached as `/path.md`, or at the page's own address by whoever asks
 * for `text/markdown` (see `seo/rewrites.ts`).
 */
export async function GET(_request: Request, { params }: Context) {
  const path = pageOfFile((await params).page, "");
  const subject = path && (await subjectOf(path));
  if (!subject) {
    const canonical = path && (await canonicalOf(path));
    if (canonical) permanentRedirect(markdownPath(canonical));
    return new Response("# Not found\n\nNo page has this address. See /llms.txt.\n", {
      status: 404,
      headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" },
    });
  }
  return new Response(markdownTwin(subject), {
    headers: {
      "Content-Type": "text/markdown; charset=utf-8",
      "X-Robots-Tag": "noindex",
      Link: `<${absolute(subject.path)}>; rel="canonical"`,
    },
  });
}
