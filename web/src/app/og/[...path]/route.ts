import { preparedBlocks } from "@/blocks/prepare";
import { loadAgency } from "@/content/agency";
import { pageOfFile } from "@/model/file-paths";
import type { Page } from "@/model/page";
import type { SocialCard } from "@/model/social-card";
import { pageAt } from "@/page/page-at";
import { drawSocialPicture } from "@/seo/social-picture/social-picture";

// The build renders one; every other one is rendered on its first request, then cached.
export const generateStaticParams = () => [{ path: ["index.png"] }];

/** What the picture of a page shows: the prices of its first block with prices, otherwise a note. */
async function cardOf(page: Page, cities: readonly string[]): Promise<SocialCard> {
  const summaries = (await preparedBlocks(page)).map(({ summary }) => summary);
  const lines = summaries.find(({ prices }) => prices?.length)?.prices ?? [];
  const note = summaries.find((block) => block.note)?.note ?? cities.join(" · ");
  const rates = lines.flatMap(({ label, price }) => (price ? [{ label, price }] : []));
  return { note, ...page.card, title: page.title, rates };
}

/** The social picture of a page. */
export async function GET(_request: Request, { params }: { params: Promise<{ path: string[] }> }) {
  const path = pageOfFile((await params).path, ".png");
  const page = path && (await pageAt(path));
  if (!page) return new Response("No page has this picture.", { status: 404 });
  const { name, cities, logo, accent } = await loadAgency();
  // The type of the bytes allows shared memory, which a body does not; these bytes are not shared.
  const picture = await drawSocialPicture(await cardOf(page, cities), { name, logo, accent });
  return new Response(picture as BodyInit, {
    headers: { "Content-Type": "image/png" },
  });
}
