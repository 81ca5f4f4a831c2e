import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { published } from "../../scripts/e2e/support/lake.ts";

/** Where a visitor can go: every page, and every alias with the page it leads to. */
export type Addresses = { pages: string[]; aliases: Map<string, string> };

/** Finds the addresses of the site in its content. */
export async function loadAddresses(): Promise<Addresses> {
  const { pages, aliases, articles } = await allAddresses(published);
  const further = Array.from({ length: lastPageOf(articles) - 1 }, (_, index) =>
    blogPath(index + 2),
  );
  return { pages: ["/search", ...pages, ...further].sort(), aliases };
}

/** One page of each family: those of a family share their template. */
export const FAMILIES = [
  "/",
  "/about",
  "/ai-services",
  "/app-clones",
  "/blog",
  "/blog/cybersecurity-2025",
  "/contact",
  "/hire-resources",
  "/instagram-chatbot",
  "/portfolio",
  "/privacy",
  "/search",
  "/services",
  "/services/uber-clone",
  "/social-media",
  "/social-media/tiktok",
  "/ui-ux-design",
  "/ui-ux-design/web-app",
];
