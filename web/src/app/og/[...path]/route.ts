import { preparedBlocks } from "@/blocks/prepare";
import { loadAgency } from "@/content/agency";
import { pageOfFile } from "@/model/file-paths";
import { pageAt } from "@/page/page-at";
import { drawSocialPicture } from "@/seo/social-picture/social-picture";

// The build renders one; every other one is rendered on its first request, then cached.
export const generateStaticParams = () => [{ path: ["index.png"] }];

/** The social picture of a page, with the first price on it. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = pageOfFile((await params).path, ".png");
  const page = path && (await pageAt(path));
  if (!page) return new Response("No page has this picture.", { status: 404 });
  const { name } = await loadAgency();
  const lines = (await preparedBlocks(page)).flatMap(({ summary }) => summary.prices ?? []);
  const price = lines.find((line) => line.price)?.price ?? undefined;
  // The type of the bytes allows shared memory, which a body does not; these bytes are not shared.
  const picture = await drawSocialPicture({ title: page.title, price }, name);
  return new Response(picture as BodyInit, {
    headers: { "Content-Type": "image/png" },
  });
}
