import { HOME_QUERY } from "@currawong/schemas/queries/pages";
import { articlesMarkdown } from "../../components/article-card/article-card.markdown.ts";
import { chatMarkdown, closingMarkdown } from "../../components/closing/closing.markdown.ts";
import { featureGridMarkdown } from "../../components/feature-grid/feature-grid.markdown.ts";
import { homeCardPath } from "../../components/home/home-cards.ts";
import { serviceCardMarkdown } from "../../components/service-card/service-card.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import { tags } from "../../content/tags.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownList,
  markdownSection,
} from "../markdown/markdown.ts";
import { itemList } from "../structured-data/item-list.ts";
import type { Subject } from "../subject.ts";

/** The home page. */
export async function homeSubject(): Promise<Subject | null> {
  const { page, settings, articles } = await load(HOME_QUERY, {}, [tags.list("article")]);
  if (!page) return null;
  const { whatsappNumber } = await loadAgency();
  const cards = page.cards.map((card) => ({
    ...card,
    price: card.subject.price,
    href: homeCardPath(card.subject),
  }));
  const rates = cards.flatMap(({ title, price }) => (price ? [{ label: title, price }] : []));
  return {
    path: "/",
    title: page.title,
    description: page.intro,
    crumbs: [],
    pageType: "WebPage",
    things: [
      itemList(
        "/",
        page.servicesHeading ?? page.title,
        cards.map(({ title, href }) => ({ name: title, path: href })),
      ),
    ],
    card: { label: "Starting at, AUD", title: page.title, rates, tone: "night" },
    markdown: markdownBlocks(
      chatMarkdown(page.chatLabel, page.chatMessage, whatsappNumber),
      markdownList(
        (settings?.claims ?? []).map(({ figure, label }) => escapeMarkdown(`${figure} ${label}`)),
      ),
      markdownSection(
        2,
        page.servicesHeading,
        page.servicesIntro && escapeMarkdown(page.servicesIntro),
        ...cards.map((card) => serviceCardMarkdown(card)),
      ),
      featureGridMarkdown(page.reasons, page.whyHeading, page.whyIntro),
      markdownSection(2, page.insightsHeading, articlesMarkdown(articles)),
      closingMarkdown(page.closing, whatsappNumber),
    ),
  };
}
