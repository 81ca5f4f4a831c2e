import type { ItemList, Thing } from "schema-dts";
import { nameOf, type Page } from "../../model/page.ts";
import { absolute } from "../../runtime/site-url.ts";
import { businessReference, websiteId } from "./ids.ts";

const breadcrumbId = (path: string) => absolute(`${path}#breadcrumb`);

/**
 * The page itself: its name and its place in the site.
 * @param mainEntity the `@id` of what it is about; without one it is about the agency
 */
export function webPage(page: Page, mainEntity: string | undefined): Thing {
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

/** The breadcrumb from the home page; empty on the home page itself. */
export function breadcrumbList({ path, crumbs }: Page): Thing[] {
  if (crumbs.length < 2) return [];
  return [
    {
      "@type": "BreadcrumbList",
      "@id": breadcrumbId(path),
      itemListElement: crumbs.map(({ label, href }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name: label,
        item: absolute(href),
      })),
    },
  ];
}

/** The `@id` of the list a page shows. */
export const itemListId = (path: string) => absolute(`${path}#list`);

/** The items that a page lists, in order; an item without a page has no address. */
export function itemList(
  page: Page,
  items: readonly { name: string; path: string | null }[],
): ItemList[] {
  if (items.length === 0) return [];
  return [
    {
      "@type": "ItemList",
      "@id": itemListId(page.path),
      name: nameOf(page),
      numberOfItems: items.length,
      itemListElement: items.map(({ name, path }, index) => ({
        "@type": "ListItem",
        position: index + 1,
        name,
        url: path ? absolute(path) : undefined,
      })),
    },
  ];
}

/** The questions a page answers. */
export function faqPage(
  path: string,
  items: readonly { question: string; answer: string }[],
): Thing[] {
  if (items.length === 0) return [];
  return [
    {
      "@type": "FAQPage",
      "@id": absolute(`${path}#faq`),
      mainEntity: items.map(({ question, answer }) => ({
        "@type": "Question",
        name: question,
        acceptedAnswer: { "@type": "Answer", text: answer },
      })),
    },
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
