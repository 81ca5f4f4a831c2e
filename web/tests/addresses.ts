import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { published } from "../../scripts/e2e/support/lake.ts";

/** Finds in the content every page, and every alias with the page it leads to. */
export async function loadAddresses() {
  const { pages, aliases, articles } = await allAddresses(published);
  const blogPages = Array.from({ length: lastPageOf(articles) - 1 }, (_, at) => blogPath(at + 2));
  return { pages: ["/search", ...pages, ...blogPages].sort(), aliases };
}

/** One page of each family. The pages of a family share a template. */
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
