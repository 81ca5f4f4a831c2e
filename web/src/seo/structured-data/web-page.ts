import type { AboutPage, CollectionPage, ContactPage, WebPage } from "schema-dts";
import { breadcrumbId } from "../../components/breadcrumb/breadcrumb.structured-data.ts";
import type { Page } from "../../pages/page.ts";
import { absolute } from "../addresses.ts";
import { businessReference } from "./business.ts";
import { websiteId } from "./website.ts";

/** The kinds of page the site has. */
export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

type AnyPage = WebPage | AboutPage | ContactPage | CollectionPage;

/**
 * The page itself: its name, its place in the site.
 * @param mainEntity the `@id` of what it is about; without one it is about the agency
 */
export function webPage(page: Page, mainEntity: string | undefined): AnyPage {
  const { path, title, description, pageType, crumbs } = page;
  return {
    "@type": pageType,
    "@id": absolute(`${path}#page`),
    url: absolute(path),
    name: title,
    description,
    inLanguage: "en-AU",
    isPartOf: { "@id": websiteId() },
    about: mainEntity ? undefined : businessReference(),
    mainEntity: mainEntity ? { "@id": mainEntity } : undefined,
    breadcrumb: crumbs.length > 1 ? { "@id": breadcrumbId(path) } : undefined,
  };
}
