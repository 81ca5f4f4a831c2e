import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { LISTED_BY_RULE, type ListingRule } from "@currawong/schemas/listed-by-rule";
import { blogPath, pageOfRank } from "@currawong/schemas/paging";
import { type Addressable, landingPathOf, pathOf } from "@currawong/schemas/paths";
import type { SanityClient } from "@sanity/client";

/** What decides which lists a document stands in, and where in them. */
export type Listed = {
  id: string;
  type: string;
  group?: string | null;
  publishedAt?: string | null;
};

type Lister = Addressable & { own: boolean; rich: boolean };

/** The pages with a block of some kind; `$group` is the group of what they list. */
async function pagesWith(client: SanityClient, blocks: string, group: string): Promise<string[]> {
  const listers = await client.fetch<Lister[]>(
    `*[_type in $types]{
      _type, "slug": slug.current, hasDetailPage, "landingSlug": landing.slug.current,
      "own": count(sections[${blocks}]) > 0 || count([closing][${blocks}]) > 0,
      "rich": count(landing.sections[${blocks}]) > 0
    }[own || rich]`,
    { types: LINKABLE_TYPES, group },
  );
  const paths = listers.flatMap((page) => [
    page.own ? pathOf(page) : null,
    page.rich ? landingPathOf(page) : null,
  ]);
  return paths.filter((path) => path !== null);
}

/** How many articles stand before one, newest first. */
const rankOf = (client: SanityClient, { id, type, publishedAt }: Listed): Promise<number> =>
  client.fetch(
    `count(*[_type == $type && _id != $id
      && (publishedAt > $at || (publishedAt == $at && _id < $id))])`,
    { type, id, at: publishedAt ?? "" },
  );

/** What finds the pages that list a view of a document by a rule. */
type ListingPages = (view: string, listed: Listed) => Promise<string[]>;

/** Finds the pages that list documents by a rule, asking once for what is the same for many. */
export function listingPages(client: SanityClient): ListingPages {
  const pending = new Map<string, Promise<string[]>>();
  const listersOf = ({ blocks }: ListingRule, group: string) => {
    const key = blocks.includes("$group") ? `${blocks} ${group}` : blocks;
    const found = pending.get(key) ?? pagesWith(client, blocks, group);
    pending.set(key, found);
    return found;
  };
  const byRule = async (rule: ListingRule, listed: Listed) => {
    const paths = await listersOf(rule, listed.group ?? "");
    if (paths.length === 0 || !(rule.first || rule.paged)) return paths;
    const rank = await rankOf(client, listed);
    if (rule.paged) return paths.map((path) => pagedPath(path, rank));
    return rank < (rule.first ?? 0) ? paths : [];
  };
  return async (view, listed) => {
    const rules = LISTED_BY_RULE.filter((rule) => rule.type === listed.type && rule.view === view);
    return (await Promise.all(rules.map((rule) => byRule(rule, listed)))).flat();
  };
}

/** Every view that documents of a type are listed by. */
export const listedViews = (type: string): string[] => [
  ...new Set(LISTED_BY_RULE.filter((rule) => rule.type === type).map(({ view }) => view)),
];

/** The blog alone has further pages. */
const pagedPath = (path: string, rank: number) =>
  path === blogPath(1) ? blogPath(pageOfRank(rank)) : path;
