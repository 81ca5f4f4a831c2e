import type { AboutPage, CollectionPage, ContactPage, WebPage } from "schema-dts";
import { absolute } from "../../addresses.ts";
import { nameOf, type Page } from "../../model/page.ts";
import { breadcrumbId } from "./breadcrumb-list.ts";
import { businessReference } from "./business.ts";
import { websiteId } from "./website.ts";

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
