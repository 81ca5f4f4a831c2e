import { API_VERSION } from "@currawong/schemas/api-version";
import { blogPath, lastPageOf } from "@currawong/schemas/paging";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { createClient, type SanityClient } from "@sanity/client";

/** Where a visitor can go: every page, and every alias with the page it leads to. */
export type Addresses = { pages: string[]; aliases: Map<string, string> };

/** A visitor's view of the content that the site under test shows. */
export function contentClient(): SanityClient {
  const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST } = process.env;
  return createClient({
    projectId: SANITY_PROJECT_ID ?? "currawong",
    dataset: SANITY_DATASET ?? "production",
    apiVersion: API_VERSION,
    useCdn: false,
    perspective: "published",
    ...(SANITY_API_HOST ? { apiHost: SANITY_API_HOST, useProjectHostname: false } : {}),
  });
}

/** Finds the addresses of the site in its content. */
export async function loadAddresses(): Promise<Addresses> {
  const { pages, aliases, articles } = await allAddresses(contentClient());
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
