import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { formatPrice, withoutFrom } from "@currawong/schemas/price";
import { LLMS_TXT_SECTIONS } from "@currawong/schemas/type-entry";
import { getPageEntry } from "@currawong/schemas/types";
import { absolute, markdownPath } from "../../addresses.ts";
import type { Agency } from "../../content/agency.ts";
import type { Listed } from "../../content/directory.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "../../markdown/markdown.ts";

type Page = { path: string; title: string; summary: string | null } & Partial<
  Pick<Listed, "price" | "priceIncludes">
>;

function pagesOf(document: Listed): Page[] {
  const { title, summary, landingTitle, landingSummary, price, priceIncludes } = document;
  const path = pathOf(document);
  const landing = landingPathOf(document);
  return [
    ...(path && !document.noIndex ? [{ path, title, summary, price, priceIncludes }] : []),
    ...(landing && !document.landingNoIndex
      ? [{ path: landing, title: landingTitle ?? title, summary: landingSummary }]
      : []),
  ];
}

function line({ path, title, summary, price, priceIncludes }: Page): string {
  const scope = priceIncludes ? ` (${escapeMarkdown(priceIncludes)})` : "";
  const cost = price && `from ${formatPrice(withoutFrom(price))}${scope}`;
  const note = [cost, summary && escapeMarkdown(summary)].filter(Boolean).join(". ");
  const link = markdownLink(title, absolute(markdownPath(path)));
  return note ? `${link}: ${note}` : link;
}

/** The site for language models: a description, and its pages with summaries (https://llmstxt.org). */
export function llmsTxt(agency: Agency, documents: readonly Listed[]): string {
  const sections = LLMS_TXT_SECTIONS.map((title) =>
    markdownSection(
      2,
      title,
      markdownList(
        documents
          .filter(({ _type }) => getPageEntry(_type)?.llmsTxt === title)
          .flatMap(pagesOf)
          .map(line),
      ),
    ),
  );
  const { name, description, phone, email, cities } = agency;
  const text = markdownBlocks(
    `# ${escapeMarkdown(name)}`,
    `> ${escapeMarkdown(description)}`,
    `Prices are in Australian dollars (AUD) and include GST. Every page is here as Markdown: add \`.md\` to its address, or ask for \`text/markdown\`. To ask for a quote, call ${escapeMarkdown(phone)}, write to ${escapeMarkdown(email)}, or use the chat link on a page. Cities served: ${cities.join(", ")}.`,
    ...sections,
  );
  return `${text}\n`;
}
