import type { Thing } from "schema-dts";
import type { Agency } from "../../content/agency.ts";
import type { BlockSummary } from "../../model/block.ts";
import type { Page } from "../../model/page.ts";
import { absolute } from "../../runtime/site-url.ts";
import { business, WEBSITE, website } from "./business.ts";
import { BUSINESS, reference, service } from "./service.ts";

/** The page's name where pages are listed: later pages of a list include their number. */
const nameOf = ({ title, number }: Page) => (number ? `${title}, page ${number}` : title);

const listItems = (items: readonly { name: string; item?: string; url?: string | undefined }[]) =>
  items.map((item, index) => ({ "@type": "ListItem" as const, position: index + 1, ...item }));

/** The page itself; without a main entity it is about the agency. */
const webPage = (page: Page, mainEntity: string | undefined): Thing => ({
  "@type": page.pageType,
  "@id": absolute(`${page.path}#page`),
  url: absolute(page.path),
  name: nameOf(page),
  description: page.description,
  inLanguage: "en-AU",
  isPartOf: reference(WEBSITE),
  about: mainEntity ? undefined : reference(BUSINESS),
  mainEntity: mainEntity ? reference(mainEntity) : undefined,
  breadcrumb: page.crumbs.length > 1 ? reference(`${page.path}#breadcrumb`) : undefined,
});

/** The breadcrumb from the home page, which itself has none. */
const breadcrumbList = ({ path, crumbs }: Page): Thing => ({
  "@type": "BreadcrumbList",
  "@id": absolute(`${path}#breadcrumb`),
  itemListElement: listItems(
    crumbs.map(({ label, href }) => ({ name: label, item: absolute(href) })),
  ),
});

/** The items that a page lists, in order; an item without a page has no address. */
const itemList = (page: Page, items: NonNullable<BlockSummary["items"]>): Thing => ({
  "@type": "ItemList",
  "@id": absolute(`${page.path}#list`),
  name: nameOf(page),
  numberOfItems: items.length,
  itemListElement: listItems(
    items.map(({ name, path }) => ({ name, url: path ? absolute(path) : undefined })),
  ),
});

const faqPage = (path: string, items: NonNullable<BlockSummary["questions"]>): Thing => ({
  "@type": "FAQPage",
  "@id": absolute(`${path}#faq`),
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: answer },
  })),
});

/** The JSON-LD graph of a page: agency, site, page, breadcrumb and the summaries of its blocks. */
export function graphOf(agency: Agency, page: Page, summaries: readonly BlockSummary[]): Thing[] {
  const { path, title, description, pageType } = page;
  // Lists on a page about one service are not its main entity.
  const items = page.service ? [] : summaries.flatMap((block) => block.items ?? []);
  const offers = summaries.flatMap((block) => block.offers ?? []);
  const questions = summaries.flatMap((block) => block.questions ?? []);
  const rating = summaries.find((block) => block.rating)?.rating;
  const list = items.length > 0 && pageType === "CollectionPage" ? `${path}#list` : undefined;
  const about = page.service ?? (offers.length > 0 && { name: title, serviceType: title });
  return [
    business(agency),
    website(agency.name, path === "/"),
    webPage(page, page.service ? `${path}#service` : (page.mainEntity ?? list)),
    ...(page.crumbs.length > 1 ? [breadcrumbList(page)] : []),
    ...(items.length > 0 ? [itemList(page, items)] : []),
    ...summaries.flatMap((block) => block.things ?? []),
    ...(about ? [service({ ...about, path, description, offers, rating })] : []),
    ...(questions.length > 0 ? [faqPage(path, questions)] : []),
  ];
}

/** A graph as JSON that cannot break out of its script element. */
export function serialiseGraph(graph: readonly Thing[]): string {
  const document = { "@context": "https://schema.org", "@graph": graph };
  return JSON.stringify(document).replace(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
