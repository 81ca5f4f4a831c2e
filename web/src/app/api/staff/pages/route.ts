import { WRITER_ROLES } from "@currawong/schemas/staff-roles";
import type { PagesByTag } from "@currawong/schemas/tags";
import { pathsOfPages } from "@/content/directory";
import { forStaff, Refusal } from "@/staff/for-staff";
import { sharedPageIndex } from "@/staff/page-index";
import { bodyOf, tagsFrom } from "@/staff/parse-body";

/** A list of tags is longer than what else staff send: a search may find a thousand documents. */
const BODY_LIMIT = 900_000;

/**
 * The pages that depend on each tag, which only the cache in front of Next knows:
 * `{"tags": ["service-x:page"]}` → `{"pages": {"service-x:page": ["/services/x"]}, "total": 268}`.
 */
export const POST = forStaff(async ({ request }) => {
  const index = sharedPageIndex();
  if (!index)
    throw new Refusal(501, "In development, the site doesn’t know which page shows what.");
  const tags = tagsFrom((await bodyOf(request, BODY_LIMIT)).tags);
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
