import { loadSitemapPart } from "@/seo/sitemap/load-sitemap";

type Context = { params: Promise<{ part: string }> };

export const generateStaticParams = () => [{ part: "1.xml" }];

/** A part of the sitemap, as its index names it. */
export async function GET(_request: Request, { params }: Context) {
  const number = /^([1-9]\d{0,4})\.xml$/.exec((await params).part)?.[1];
  const part = number && (await loadSitemapPart(Number(number)));
  if (!part) return new Response("The sitemap has no such part.", { status: 404 });
  return new Response(part, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
