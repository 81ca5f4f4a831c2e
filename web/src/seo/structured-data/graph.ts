import type { Thing } from "schema-dts";
import { breadcrumbList } from "../../components/breadcrumb/breadcrumb.structured-data.ts";
import type { Agency } from "../../content/agency.ts";
import type { Subject } from "../subject.ts";
import { business } from "./business.ts";
import { webPage } from "./web-page.ts";
import { website } from "./website.ts";

/** The one graph of a page: the agency, the site, the page, the way to it, what it is about. */
export function graphOf(agency: Agency, subject: Subject): Thing[] {
  const { path, crumbs, things } = subject;
  return [
    business(agency),
    website(agency.name),
    webPage(subject),
    ...breadcrumbList(path, crumbs),
    ...things,
  ];
}
