import { SECTION_QUERY } from "@currawong/schemas/queries/pages";
import type { SectionSlug } from "@currawong/schemas/site-addresses";
import { load } from "./load.ts";

/**
 * The content of a section's page.
 * @param slug the section's address without its slash, e.g. `ai-services`
 * @throws when the dataset lacks it: the route exists, so its content has to
 */
export async function loadSection(slug: SectionSlug) {
  const page = await load(SECTION_QUERY, { slug });
  if (!page) throw new Error(`The dataset has no section page “${slug}”: run “npm run seed”.`);
  return page;
}

export type Section = Awaited<ReturnType<typeof loadSection>>;
