import { stegaClean } from "@sanity/client/stega";
import type {
  AboutPage,
  BreadcrumbList,
  CollectionPage,
  ContactPage,
  FAQPage,
  ItemList,
  Thing,
  WebPage,
} from "schema-dts";
import type { Crumb } from "@/model/crumb";
import { absolute } from "../../addresses.ts";
import { nameOf, type Page } from "../../model/page.ts";
import { businessReference, websiteId } from "./business.ts";

type AnyPage = WebPage | AboutPage | ContactPage | CollectionPage;

/**
 * The page itself: its name, its place in the site.
 * @param mainEntity the `@id` of what it is about; without one it is about the agency
 */
export function webPage(page: Page, mainEntity: string | undefined): AnyPage {
  const { path, description, pageType, crumbs } = page;
  return {
    "@type": pageType,
    "@id": absolute(`${path}#page`),
    url: absolute(path),
    name: nameOf(page),
    description,
    inLanguage: "en-AU",
    isPartOf: { "@id": websiteId() },
    about: mainEntity ? undefined : businessReference(),
    mainEntity: mainEntity ? { "@id": mainEntity } : undefined,
    breadcrumb: crumbs.length > 1 ? { "@id": breadcrumbId(path) } : undefined,
  };
}

/** The `@id` of a page's breadcrumb. */
export const breadcrumbId = (path: string) => absolute(`${path}#breadcrumb`);

/**
 * The way from the home page to here.
 * @param crumbs the same the page shows
 * @returns `[]` on the home page, which has no way to it
 */
export function breadcrumbList(
  path: string,
  crumbs: readonly Crumb[],
): Exclude<BreadcrumbList, string>[] {
  if (crumbs.length < 2) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": breadcrumbId(path),
      itemListElement: crumbs.map(({ label, href }, index) => ({
        "@type": "ListItem" as const,
        position: index + 1,
        name: label,
        item: absolute(href),
      })),
    },
  ];
}

/** The `@id` of the list a page shows. */
export const itemListId = (path: string) => absolute(`${path}#list`);

/**
 * What a page lists, in the order it lists it.
 * @param items names with the paths of their pages; entries without a page have none
 */
export function itemList(
  path: string,
  name: string,
  items: readonly { name: string; path: string | null }[],
) {
  return {
    "@type": "ItemList",
    "@id": itemListId(path),
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem" as const,
      position: index + 1,
      name: item.name,
      url: item.path ? absolute(item.path) : undefined,
    })),
  } satisfies ItemList;
}

type Items = readonly { question: string; answer: string }[];

/**
 * The questions a page answers.
 * @param path the page's canonical path
 * @returns `[]` where there are none
 */
export function faqPage(path: string, items: Items): Exclude<FAQPage, string>[] {
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": absolute(`${path}#faq`),
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question" as const,
        name: question,
        acceptedAnswer: { "@type": "Answer" as const, text: answer },
      })),
    },
  ];
}

/** Signs that could end a script element, or begin another one, within it. */
const UNSAFE: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * Writes a graph for a script element: nothing in it can leave the element, and what preview tools
 * hide in strings is taken out.
 */
export function serialiseGraph(graph: readonly Thing[]): string {
  const document = stegaClean({ "@context": "https://schema.org", "@graph": graph });
  return JSON.stringify(document).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] ?? sign);
}
