import type { AboutPage, CollectionPage, ContactPage, WebPage } from "schema-dts";
import { breadcrumbId } from "../../components/breadcrumb/breadcrumb.structured-data.ts";
import { absolute } from "../addresses.ts";
import type { Subject } from "../subject.ts";
import { businessReference } from "./business.ts";
import { websiteId } from "./website.ts";

/** The kinds of page the site has. */
export type PageType = "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";

type Page = WebPage | AboutPage | ContactPage | CollectionPage;

/** The page itself: its name, its place in the site. */
export function webPage(subject: Subject): Page {
  const { path, title, description, pageType, crumbs, mainEntity } = subject;
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
