import { loadAgency } from "@/content/agency";
import { pageOfFile } from "@/seo/addresses";
import { drawSocialPicture } from "@/seo/social-picture/draw";
import { subjectOf } from "@/seo/subject-of";

type Context = { params: Promise<{ path: string[] }> };

// One is drawn with the build; each other one when it is first asked for, then kept.
export const generateStaticParams = () => [{ path: ["index.png"] }];

/** The picture of a page, for where its address is shared. */
export async function GET(_request: Request, { params }: Context) {
  const path = pageOfFile((await params).path, ".png");
  const subject = path && (await subjectOf(path));
  if (!subject) return new Response("No page has this picture.", { status: 404 });
  const { name, cities } = await loadAgency();
  const card = { note: cities.join(" · "), ...subject.card };
  // The bytes of a picture are a body; the type leaves room for shared memory, which they are not.
  return new Response((await drawSocialPicture(card, name)) as BodyInit, {
    headers: { "Content-Type": "image/png" },
  });
}
