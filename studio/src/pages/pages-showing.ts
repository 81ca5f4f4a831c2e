import { addressableOf } from "@currawong/schemas/addressable-of";
import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { LISTED_BY_RULE, type ListingRule } from "@currawong/schemas/listed-by-rule";
import { blogPath, lastPageOf, pageOfRank } from "@currawong/schemas/paging";
import { type Addressable, landingPathOf, pathOf } from "@currawong/schemas/paths";
import { addressFields } from "@currawong/schemas/queries/fragments";
import { FALLBACK_PRESET } from "@currawong/schemas/search-metadata";
import { VIEWS } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../lake/versions.ts";

/** A view of a document. The site’s caches use it as a tag, e.g. `service-x:page`. */
type View = { id: string; type: string; view: string };

/** Used in place of a path for a view that is on every page. */
export const EVERY_PAGE = "*";

export const tagOf = ({ id, view }: Pick<View, "id" | "view">) => `${id}:${view}`;

type Marked = { _id: string; _view: string };

const isMarked = (value: object): value is Marked => "_id" in value && "_view" in value;

/** The tags of all views in a result, at any depth. */
function marksIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  if (isMarked(value)) found.add(`${value._id}:${value._view}`);
  for (const inner of Object.values(value)) marksIn(inner, found);
  return found;
}

/** The fields that determine a document’s addresses and the lists it appears in. */
type Subject = Addressable & Listed;

const SUBJECT = `"id": _id, "type": _type, ${addressFields}, "group": group._ref, publishedAt`;

/** The same fields from a document that is used in place of the published one. */
export function subjectOf(document: WholeDocument): Subject {
  const group = document.group as { _ref?: string } | undefined;
  const publishedAt = document.publishedAt as string | undefined;
  const { _id: id, _type: type } = document;
  return { ...addressableOf(document), id, type, group: group?._ref, publishedAt };
}

type Referrer = Subject & { views: Record<string, unknown> };

/**
 * Reads the documents that refer to the views’ documents, with only those views that may include theirs.
 * @param hasFallback whether one of them is the preset used by pages that name none
 */
async function referrersOf(
  client: SanityClient,
  views: readonly View[],
  hasFallback: boolean,
): Promise<Referrer[]> {
  const marks = [...new Set(views.map(({ view }) => `"_view": "${view}"`))];
  const filter = hasFallback
    ? "references($ids) || !defined(seo.preset) || (defined(landing) && !defined(landing.seo.preset))"
    : "references($ids)";
  const parts = Object.entries(VIEWS).flatMap(([type, known]) => {
    const candidates = Object.entries(known.views).filter(([name, text]) => {
      const nested = text.replace(`"_view": "${name}"`, "");
      return marks.some((mark) => nested.includes(mark));
    });
    if (candidates.length === 0) return [];
    const projected = candidates.map(([name, text]) => `"${name}": { ${text} }`).join(", ");
    return `...*[_type == "${type}" && (${filter})]{ ${SUBJECT}, "views": { ${projected} } }`;
  });
  if (parts.length === 0) return [];
  return client.fetch(`[${parts.join(", ")}]`, { ids: views.map(({ id }) => id) });
}

/** The views that every page of the site shows. */
const EVERYWHERE = new Set(["siteSettings:agency", "navigation:menu"]);

/** The page that a view renders, if it is the view of a page. */
function pageOf(document: Addressable, view: string): string | null {
  if (EVERYWHERE.has(`${document._type}:${view}`)) return EVERY_PAGE;
  if (view === "page") return pathOf(document);
  return view === "landing" ? landingPathOf(document) : null;
}

/**
 * Finds the pages that show views of documents: their own pages, pages whose views include them, directly or
 * through other documents, and pages that list them by a rule.
 * @param client with the perspective `published`
 * @param instead documents to use in place of their published versions
 * @returns paths by view tag; `EVERY_PAGE` for views that are on all of them
 */
export async function pagesShowing(
  client: SanityClient,
  views: readonly View[],
  instead: readonly WholeDocument[] = [],
): Promise<Map<string, Set<string>>> {
  const pages = new Map(views.map((view) => [tagOf(view), new Set<string>()]));
  /** Which of the requested views each view includes. */
  const origins = new Map(views.map((view) => [tagOf(view), new Set([tagOf(view)])]));
  const note = (tag: string, paths: readonly string[]) => {
    for (const origin of origins.get(tag) ?? []) {
      for (const path of paths) pages.get(origin)?.add(path);
    }
  };

  const { stored, articles } = await client.fetch<{
    stored: (Subject & { isFallback: boolean })[];
    articles: number;
  }>(
    `{
      "stored": *[_id in $ids]{ ${SUBJECT}, "isFallback": _type == "seoPreset" && key == $fallback },
      "articles": count(*[_type == "article"])
    }`,
    { ids: views.map(({ id }) => id), fallback: FALLBACK_PRESET },
  );
  const subjects = new Map<string, Subject>(stored.map((subject) => [subject.id, subject]));
  for (const document of instead) subjects.set(document._id, subjectOf(document));
  const hasFallback = stored.some(({ isFallback }) => isFallback);
  /** Later pages of the blog show everything the first one does, except its part of the list. */
  const numbers = Array.from({ length: lastPageOf(articles) }, (_, index) => index + 1);
  const pathsOf = (path: string | null) =>
    path === blogPath(1) ? numbers.map(blogPath) : path === null ? [] : [path];

  for (const view of views) {
    const subject = subjects.get(view.id);
    if (subject) note(tagOf(view), pathsOf(pageOf(subject, view.view)));
  }

  const listersOf = listingPages(client);
  for (let frontier = views; frontier.length > 0; ) {
    const [referrers, listers] = await Promise.all([
      referrersOf(client, frontier, hasFallback && frontier === views),
      Promise.all(
        frontier.map(({ id, type, view }) => listersOf(view, subjects.get(id) ?? { id, type })),
      ),
    ]);
    for (const [index, view] of frontier.entries()) note(tagOf(view), listers[index] ?? []);
    const frontierTags = new Set(frontier.map(tagOf));
    const next = new Map<string, View>();
    for (const referrer of referrers) {
      if (!subjects.has(referrer.id)) subjects.set(referrer.id, referrer);
      for (const [name, result] of Object.entries(referrer.views)) {
        const holder = { id: referrer.id, type: referrer.type, view: name };
        const tag = tagOf(holder);
        const known = origins.get(tag) ?? new Set();
        const marks = [...marksIn(result)].filter((mark) => mark !== tag && frontierTags.has(mark));
        const all = new Set([...known, ...marks.flatMap((mark) => [...(origins.get(mark) ?? [])])]);
        if (all.size === known.size) continue;
        origins.set(tag, all);
        note(tag, pathsOf(pageOf(referrer, name)));
        next.set(tag, holder);
      }
    }
    frontier = [...next.values()];
  }
  return pages;
}

/** The fields that decide which lists a document appears in, and at which position. */
type Listed = {
  id: string;
  type: string;
  group?: string | null;
  publishedAt?: string | null;
};

type Lister = Addressable & { own: boolean; rich: boolean };

/** The pages with blocks that match the filter; `$group` is the group that they list. */
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

/** How many articles come before this one, newest first. */
const rankOf = (client: SanityClient, { id, type, publishedAt }: Listed): Promise<number> =>
  client.fetch(
    `count(*[_type == $type && _id != $id
      && (publishedAt > $at || (publishedAt == $at && _id < $id))])`,
    { type, id, at: publishedAt ?? "" },
  );

/** Finds the pages that list a view of a document by a rule. */
type ListingPages = (view: string, listed: Listed) => Promise<string[]>;

/** Creates a search for the pages that list documents by a rule; identical queries run once. */
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

/** Every view that lists of a document type show. */
export const listedViews = (type: string): string[] => [
  ...new Set(LISTED_BY_RULE.filter((rule) => rule.type === type).map(({ view }) => view)),
];

/** Only the blog is paginated. */
const pagedPath = (path: string, rank: number) =>
  path === blogPath(1) ? blogPath(pageOfRank(rank)) : path;
