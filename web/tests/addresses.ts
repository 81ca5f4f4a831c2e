import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { published } from "../../scripts/e2e/support/lake.ts";

/** Finds in the content every page, and every alias with the page it leads to. */
export async function loadAddresses() {
  const { pages, aliases, furtherPages } = await allAddresses(published);
  return { pages: ["/search", ...pages, ...furtherPages].sort(), aliases };
}

/** One page of each family. The pages of a family share a template. */
export const FAMILIES = [
  "/",
  "/about",
  "/ai-services",
  "/app-clones",
  "/blog",
  "/blog/category/mobile",
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
