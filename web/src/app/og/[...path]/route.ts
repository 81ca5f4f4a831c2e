import { pageOfFile } from "@/addresses";
import { loadAgency } from "@/content/agency";
import { cardOf } from "@/page/card-of";
import { pageAt } from "@/page/page-at";
import { drawSocialPicture } from "@/seo/social-picture/draw";

type Context = { params: Promise<{ path: string[] }> };

// One is drawn with the build; each other one when it is first asked for, then kept.
export const generateStaticParams = () => [{ path: ["index.png"] }];

/** The picture of a page, for where its address is shared. */
export async function GET(_request: Request, { params }: Context) {
  const path = pageOfFile((await params).path, ".png");
  const page = path && (await pageAt(path));
  if (!page) return new Response("No page has this picture.", { status: 404 });
  const { name, logo, accent } = await loadAgency();
  // The bytes of a picture are a body; the type leaves room for shared memory, which they are not.
  const picture = await drawSocialPicture(await cardOf(page), { name, logo, accent });
  return new Response(picture as BodyInit, {
    headers: { "Content-Type": "image/png" },
  });
}
