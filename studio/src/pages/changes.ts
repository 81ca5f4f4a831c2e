import { blogPath } from "@currawong/schemas/paging";
import { referencesIn } from "@currawong/schemas/references";
import { VIEWS } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import type { WholeDocument } from "../lake/versions.ts";
import { listedViews, listingPages, pagesShowing, subjectOf, tagOf } from "./pages-showing.ts";

const queries = new Map<string, ReturnType<typeof parse>>();

/** The key, beside the views, of the fields that decide a document’s position in lists. */
const ORDER = "order";

/** Every view of a document in one query, as the site reads them to see what a change affects. */
function viewsQuery(type: string): ReturnType<typeof parse> {
  const known = queries.get(type);
  if (known) return known;
  const { views = {}, order } = VIEWS[type] ?? {};
  const parts = Object.entries({ ...views, ...(order ? { [ORDER]: order } : {}) }).map(
    ([name, projection]) => `"${name}": { ${projection} }`,
  );
  const query = parse(`*[0]{ ${parts.join(", ")} }`);
  queries.set(type, query);
  return query;
}

async function viewsOf(document: WholeDocument): Promise<Record<string, unknown>> {
  // Referenced documents need only their ids: their content belongs to their own views.
  const others = [...referencesIn(document)].map((_id) => ({ _id }));
  const dataset = [document, ...others];
  const value = await evaluate(viewsQuery(document._type), { dataset });
  return (await value.get()) ?? {};
}

/** The views of a document that a change affects; `ORDER` too if its position in lists changes. */
async function changedViews(before: WholeDocument, after: WholeDocument): Promise<string[]> {
  const [was, is] = await Promise.all([viewsOf(before), viewsOf(after)]);
  return Object.keys(was).filter((view) => JSON.stringify(was[view]) !== JSON.stringify(is[view]));
}

/** The values that a change sets and unsets, by path. */
type Changes = { set: Record<string, unknown>; unset?: readonly string[] };

const SEGMENT = /\[(\d+)\]|\[_key=="([^"]+)"\]|([^.[\]]+)/g;

type Step = { index?: string; key?: string; name?: string };

function setAt(value: unknown, [step, ...rest]: readonly Step[], to: unknown): unknown {
  if (!step) return to;
  const { index, key, name = "" } = step;
  if (index !== undefined || key !== undefined) {
    if (!Array.isArray(value)) return value;
    const matchesStep = (item: { _key?: string } | null, at: number) =>
      index === undefined ? item?._key === key : Number(index) === at;
    return value.map((item, at) => (matchesStep(item, at) ? setAt(item, rest, to) : item));
  }
  const record = typeof value === "object" && value !== null ? value : {};
  const inner = name in record ? Object.entries(record).find(([key]) => key === name)?.[1] : null;
  return { ...record, [name]: setAt(inner, rest, to) };
}

/** The steps of a path such as `packages[_key=="web"].features[0]`. */
const stepsOf = (path: string): Step[] =>
  [...path.matchAll(SEGMENT)].map(([, index, key, name]) => ({ index, key, name }));

/** Applies a patch to a copy of a document; paths may go through fields, keys and indexes. */
export function withChanges<T extends object>(document: T, { set, unset = [] }: Changes): T {
  const entries = [...Object.entries(set), ...unset.map((path) => [path, undefined] as const)];
  return entries.reduce(
    // Setting a field keeps the type of the object.
    (changed, [path, to]) => setAt(changed, stepsOf(path), to) as T,
    document,
  );
}

/** A published document before and after a change. */
type DocumentChange = { before: WholeDocument; after: WholeDocument };

const BLOG_PAGE = /^\/blog(?:\/page\/(\d+))?$/;

/** Adds the blog pages between an article’s old and new position, whose lists shift by one. */
function withPagesBetween(paths: readonly string[]): readonly string[] {
  const numbers = paths.flatMap((path) => {
    const found = BLOG_PAGE.exec(path);
    return found ? [Number(found[1] ?? 1)] : [];
  });
  if (numbers.length < 2) return paths;
  const from = Math.min(...numbers);
  const between = Array.from({ length: Math.max(...numbers) - from }, (_, n) => blogPath(from + n));
  return [...paths, ...between];
}

/**
 * Finds the pages that each change affects, from the views that differ, as the site does.
 * @param client with the perspective `published`
 * @param instead documents with all of the changes applied, to find pages at their new addresses
 */
export async function pagesOfChanges(
  client: SanityClient,
  changes: readonly DocumentChange[],
  instead: readonly WholeDocument[] = [],
): Promise<string[][]> {
  const listersOf = listingPages(client);
  const changed = await Promise.all(
    changes.map(async ({ before, after }) => {
      const { _id: id, _type: type } = before;
      const names = await changedViews(before, after);
      const reordered = names.includes(ORDER)
        ? [before, after].flatMap((version) =>
            listedViews(type).map((view) => listersOf(view, subjectOf(version))),
          )
        : [];
      return {
        views: names.filter((view) => view !== ORDER).map((view) => ({ id, type, view })),
        reordered: withPagesBetween((await Promise.all(reordered)).flat()),
      };
    }),
  );
  const views = new Map(changed.flatMap(({ views }) => views.map((view) => [tagOf(view), view])));
  const shown = await Promise.all([
    pagesShowing(client, [...views.values()]),
    ...(instead.length > 0 ? [pagesShowing(client, [...views.values()], instead)] : []),
  ]);
  return changed.map(({ views, reordered }) => {
    const paths = views.flatMap((view) =>
      shown.flatMap((pages) => [...(pages.get(tagOf(view)) ?? [])]),
    );
    return [...new Set([...paths, ...reordered])].sort();
  });
}
