import { preparedBlocks } from "@/blocks/prepare";
import { loadAgency } from "@/content/agency";
import type { Page } from "@/model/page";
import type { SocialCard } from "@/seo/social-picture/social-card";

/**
 * What the picture of a page shows: the prices of its first priced block, or else a line about it.
 */
export async function cardOf(page: Page): Promise<SocialCard> {
  const summaries = (await preparedBlocks(page)).map(({ summary }) => summary);
  const { cities } = await loadAgency();
  const priced = summaries.find(({ prices }) => prices?.length)?.prices ?? [];
  const note = summaries.find((block) => block.note)?.note ?? cities.join(" · ");
  return {
    note,
    ...page.card,
    title: page.title,
    rates: priced.flatMap(({ label, price }) => (price ? [{ label, price }] : [])),
  };
}
