import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { LISTED_BY_RULE } from "@currawong/schemas/listed-by-rule";
import { type Addressable, landingPathOf, pathOf } from "@currawong/schemas/paths";
import { addressFields } from "@currawong/schemas/queries/fragments";
import { VIEWS } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";

/** A view of a document, as the site’s caches are tagged: `service-x:page`. */
export type View = { id: string; type: string; view: string };

/** In place of a path: a view that stands on every page. */
export const EVERY_PAGE = "*";

const tagOf = ({ id, view }: View) => `${id}:${view}`;

type Marked = { _id: string; _view: string };

const isMarked = (value: object): value is Marked => "_id" in value && "_view" in value;

/** The views that a result holds, at any depth: each carries its own mark. */
function marksIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  if (isMarked(value)) found.add(`${value._id}:${value._view}`);
  for (const inner of Object.values(value)) marksIn(inner, found);
  return found;
}

type Referrer = Addressable & { _id: string; _type: string; views: Record<string, unknown> };

/** Reads the documents that refer to some, with those of their views that may hold the views looked for. */
async function referrersOf(client: SanityClient, views: readonly View[]): Promise<Referrer[]> {
  const marks = [...new Set(views.map(({ view }) => `"_view": "${view}"`))];
  const parts = Object.entries(VIEWS).flatMap(([type, known]) => {
    const holding = Object.entries(known.views).filter(([name, text]) => {
      const nested = text.replace(`"_view": "${name}"`, "");
      return marks.some((mark) => nested.includes(mark));
    });
    if (holding.length === 0) return [];
    const projected = holding.map(([name, text]) => `"${name}": { ${text} }`).join(", ");
    return `...*[_type == "${type}" && references($ids)]{ _id, ${addressFields}, "views": { ${projected} } }`;
  });
  if (parts.length === 0) return [];
  return client.fetch(`[${parts.join(", ")}]`, { ids: views.map(({ id }) => id) });
}

type Lister = Addressable & { own: boolean; rich: boolean };

/** The pages with a block of some kind, in which `$id` is a document. */
async function pagesWith(client: SanityClient, blocks: string, id: string): Promise<string[]> {
  const listers = await client.fetch<Lister[]>(
    `*[_type in $types]{
      ${addressFields},
      "own": count(sections[${blocks}]) > 0,
      "rich": count(landing.sections[${blocks}]) > 0
    }[own || rich]`,
    { types: LINKABLE_TYPES, id },
  );
  const paths = listers.flatMap((page) => [
    page.own ? pathOf(page) : null,
    page.rich ? (landingPathOf(page) ?? pathOf(page)) : null,
  ]);
  return paths.filter((path) => path !== null);
}

/** Finds the pages that list a view by a rule, asking once for what is the same for many documents. */
function listerFinder(client: SanityClient): (view: View) => Promise<string[]> {
  const asked = new Map<string, Promise<string[]>>();
  return async ({ id, type, view }) => {
    const rule = LISTED_BY_RULE.find((one) => one.type === type && one.view === view);
    if (!rule) return [];
    const key = rule.blocks.includes("$id") ? `${rule.blocks} ${id}` : rule.blocks;
    const found = asked.get(key) ?? pagesWith(client, rule.blocks, id);
    asked.set(key, found);
    return found;
  };
}

/** The page that a view of a document is, if it is one. */
function pageOf(document: Addressable, view: string): string | null {
  if (document._type === "siteSettings" && view === "agency") return EVERY_PAGE;
  if (view === "page") return pathOf(document);
  return view === "landing" ? landingPathOf(document) : null;
}

/**
 * The pages that show some views of documents: their own, those of whatever refers to them and takes
 * the view along, however often in between, and those that list them by a rule.
 * @param client with the perspective `published`
 * @returns paths by tag of the view; `EVERY_PAGE` for what stands on all of them
 */
export async function pagesShowing(
  client: SanityClient,
  views: readonly View[],
): Promise<Map<string, Set<string>>> {
  const pages = new Map(views.map((view) => [tagOf(view), new Set<string>()]));
  /** Which of the views asked for a view holds. */
  const origins = new Map(views.map((view) => [tagOf(view), new Set([tagOf(view)])]));
  const note = (tag: string, path: string | null) => {
    if (path === null) return;
    for (const origin of origins.get(tag) ?? []) pages.get(origin)?.add(path);
  };

  const own = await client.fetch<(Addressable & { _id: string })[]>(
    `*[_id in $ids]{ _id, ${addressFields} }`,
    { ids: views.map(({ id }) => id) },
  );
  for (const view of views) {
    const document = own.find(({ _id }) => _id === view.id);
    if (document) note(tagOf(view), pageOf(document, view.view));
  }

  const listersOf = listerFinder(client);
  for (let frontier = views; frontier.length > 0; ) {
    const [referrers, listers] = await Promise.all([
      referrersOf(client, frontier),
      Promise.all(frontier.map(listersOf)),
    ]);
    for (const [index, view] of frontier.entries()) {
      for (const path of listers[index] ?? []) note(tagOf(view), path);
    }
    const wanted = new Set(frontier.map(tagOf));
    const next = new Map<string, View>();
    for (const referrer of referrers) {
      for (const [name, result] of Object.entries(referrer.views)) {
        const holder = { id: referrer._id, type: referrer._type, view: name };
        const tag = tagOf(holder);
        const known = origins.get(tag) ?? new Set();
        const held = [...marksIn(result)].filter((mark) => mark !== tag && wanted.has(mark));
        const all = new Set([...known, ...held.flatMap((mark) => [...(origins.get(mark) ?? [])])]);
        if (all.size === known.size) continue;
        origins.set(tag, all);
        note(tag, pageOf(referrer, name));
        next.set(tag, holder);
      }
    }
    frontier = [...next.values()];
  }
  return pages;
}
