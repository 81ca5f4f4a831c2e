import { WRITER_ROLES } from "@currawong/schemas/staff-roles";
import type { PagesByTag } from "@currawong/schemas/tags";
import { pathsOfPages } from "@/content/directory";
import { bodyOf } from "@/staff/body";
import { forStaff, Refusal } from "@/staff/for-staff";
import { sharedPageIndex } from "@/staff/page-index";

/**
 * The pages that depend on each tag, which only the cache in front of Next knows:
 * `{"tags": ["service-x:page"]}` → `{"pages": {"service-x:page": ["/services/x"]}, "total": 268}`.
 */
export const POST = forStaff(async ({ request }) => {
  const index = sharedPageIndex.get();
  if (!index)
    throw new Refusal(501, "In development, the site doesn’t know which page shows what.");
  const { tags } = await bodyOf(request);
  if (!Array.isArray(tags)) throw new Refusal(400, "Send a list of tags.");
  const { all, built } = await pathsOfPages();
  await index.refresh(built);
  const isPage = new Set(all);
  const pages = [...index.keysByTag(tags)].map(([tag, keys]) => [
    tag,
    keys.filter((key) => isPage.has(key)),
  ]);
  const answer: PagesByTag = { pages: Object.fromEntries(pages), total: built.length };
  return Response.json(answer);
}, WRITER_ROLES);
