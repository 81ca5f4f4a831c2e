import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { published } from "../../scripts/e2e/support/lake.ts";

/** Finds in the content where a visitor can go: every page, and every alias with the page it leads to. */
export async function loadAddresses() {
  const { pages, aliases, articles } = await allAddresses(published);
  const further = Array.from({ length: lastPageOf(articles) - 1 }, (_, at) => blogPath(at + 2));
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
