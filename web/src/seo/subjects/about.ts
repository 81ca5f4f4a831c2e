import { ABOUT_QUERY } from "@currawong/schemas/queries/pages";
import { bodyMarkdown } from "../../components/body/body.markdown.ts";
import { closingMarkdown } from "../../components/closing/closing.markdown.ts";
import { featureGridMarkdown } from "../../components/feature-grid/feature-grid.markdown.ts";
import { loadAgency } from "../../content/agency.ts";
import { load } from "../../content/load.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownList,
  markdownSection,
} from "../markdown/markdown.ts";
import { HOME, type Subject } from "../subject.ts";

/** The about page. */
export async function aboutSubject(): Promise<Subject | null> {
  const { page, settings } = await load(ABOUT_QUERY);
  if (!page) return null;
  const { whatsappNumber } = await loadAgency();
  return {
    path: "/about",
    title: page.title,
    description: page.intro,
    crumbs: [HOME, { label: "About", href: "/about" }],
    pageType: "AboutPage",
    things: [],
    card: { label: "About", title: page.title, rates: [], tone: "night" },
    markdown: markdownBlocks(
      markdownSection(2, page.storyHeading, bodyMarkdown(page.story, whatsappNumber)),
      featureGridMarkdown(page.values, page.valuesHeading),
      featureGridMarkdown(page.reasons, page.whyHeading, page.whyIntro),
      markdownList(
        (settings?.claims ?? []).map(({ figure, label }) => escapeMarkdown(`${figure} ${label}`)),
      ),
      closingMarkdown(page.closing, whatsappNumber),
    ),
  };
}
