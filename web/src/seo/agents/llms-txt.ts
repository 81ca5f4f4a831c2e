import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { formatPrice, withoutFrom } from "@currawong/schemas/price";
import { LLMS_TXT_SECTIONS } from "@currawong/schemas/type-entry";
import { getPageEntry } from "@currawong/schemas/types";
import type { Heading, ListItem, Paragraph, PhrasingContent, RootContent } from "mdast";
import type { Agency } from "../../content/agency.ts";
import type { Listed } from "../../content/directory.ts";
import { markdownPath } from "../../model/file-paths.ts";
import { absolute } from "../../runtime/site-url.ts";
import { writeMarkdown } from "../markdown/write.ts";

type Page = { path: string; title: string; summary: string | null } & Partial<
  Pick<Listed, "price" | "priceIncludes"> & { amounts: readonly number[] }
>;

function pagesOf(document: Listed): Page[] {
  const { title, summary, landingTitle, landingSummary, price, priceIncludes } = document;
  const { placeAmounts, planAmounts, designAmounts } = document;
  const amounts = [placeAmounts, planAmounts, designAmounts]
    .flat(2)
    .filter((one) => typeof one === "number");
  const path = pathOf(document);
  const landing = landingPathOf(document);
  return [
    ...(path && !document.noIndex ? [{ path, title, summary, price, priceIncludes, amounts }] : []),
    ...(landing && !document.landingNoIndex
      ? [{ path: landing, title: landingTitle ?? title, summary: landingSummary }]
      : []),
  ];
}

const text = (value: string): PhrasingContent => ({ type: "text", value });
const code = (value: string): PhrasingContent => ({ type: "inlineCode", value });

const link = (url: string, label: string): PhrasingContent => ({
  type: "link",
  url,
  children: [text(label)],
});

const heading = (depth: 1 | 2, title: string): Heading => ({
  type: "heading",
  depth,
  children: [text(title)],
});

const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: "paragraph", children });

/** A service's prices: where it starts, and the price of its own page where that is another. */
function costOf({ price, priceIncludes, amounts = [] }: Page): string | null {
  if (!price) return null;
  const scope = priceIncludes ? ` (${priceIncludes})` : "";
  const own = `${formatPrice(withoutFrom(price))}${scope}`;
  const amount = Math.min(price.amount, ...amounts);
  if (amount === price.amount) return `from ${own}`;
  return `from ${formatPrice(withoutFrom({ ...price, amount }))}; ${own}`;
}

function listItem(page: Page): ListItem {
  const { path, title, summary } = page;
  const cost = costOf(page);
  const note = [cost, summary].filter(Boolean).join(". ");
  const url = absolute(markdownPath(path));
  const line = paragraph(link(url, title), ...(note ? [text(`: ${note}`)] : []));
  return { type: "listItem", children: [line] };
}

/** The site for language models: a description, and its pages with summaries (https://llmstxt.org). */
export function llmsTxt(agency: Agency, documents: readonly Listed[]): string {
  const { name, description, phone, email, cities, payments } = agency;
  const sections = LLMS_TXT_SECTIONS.flatMap((title): RootContent[] => {
    const listed = documents.filter(({ _type }) => getPageEntry(_type)?.llmsTxt === title);
    const children = listed.flatMap(pagesOf).map(listItem);
    return children.length > 0
      ? [heading(2, title), { type: "list", spread: false, children }]
      : [];
  });
  const howTo = paragraph(
    text(
      "Prices are in Australian dollars (AUD) and include GST. Every page is here as Markdown: add ",
    ),
    code(".md"),
    text(" to its address, or ask for "),
    code("text/markdown"),
    text(`. To ask for a quote, call ${phone}, use the chat link on a page, or write to `),
    link(`mailto:${email}`, email),
    text(`. Cities served: ${cities.join(", ")}.`),
    text(payments?.length ? ` Payment: ${payments.join(", ").toLowerCase()}.` : ""),
  );
  return writeMarkdown({
    type: "root",
    children: [
      heading(1, name),
      { type: "blockquote", children: [paragraph(text(description))] },
      howTo,
      ...sections,
    ],
  });
}
