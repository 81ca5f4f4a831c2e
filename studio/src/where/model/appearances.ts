import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import { referencesIn } from "@currawong/schemas/references";
import { sectionTags } from "@currawong/schemas/site-sections";
import { tags } from "@currawong/schemas/tags";
import { isListedType, membershipField } from "@currawong/schemas/types";
import { VIEWS } from "@currawong/schemas/views";
import type { WholeDocument } from "../../dataset/versions.ts";
import { EVERY_PAGE, type FindPages } from "../../pages/find-pages.ts";

/** A page that shows a document, and what of it. */
type Appearance = { path: string; isOwn: boolean; reasons: readonly Reason[] };

/** Every page that shows a document. `isExact` is false if the site could not be asked. */
export type Appearances = { pages: Appearance[]; isExact: boolean };

const OWN = "Its own page";
const REASONS = [OWN, "Card", "Price", "Menu or link", "Other parts"] as const;
type Reason = (typeof REASONS)[number];

/** What a page shows of a document, by the names of its views; what else there is, such as a bar, is other parts. */
const REASON_OF: readonly (readonly [views: RegExp, Reason])[] = [
  [/^(?:page|landing)$/, OWN],
  [/^(?:card|entry|packages|project|offer|sample-offer)/, "Card"],
  [/(?:rate|price|prices|-line|cards|terms)$/, "Price"],
  [/^(?:link|label|menu)/, "Menu or link"],
];

const reasonOf = (view: string): Reason =>
  REASON_OF.find(([views]) => views.test(view))?.[1] ?? "Other parts";

const viewsOf = (type: string) => Object.keys(VIEWS[type]?.views ?? {});

const rankOf = ({ reasons: [first] }: Appearance) => (first ? REASONS.indexOf(first) : 0);

/** Own pages first, then what every page shows, then by what they show, then by address. */
const byImportance = (a: Appearance, b: Appearance) =>
  Number(b.isOwn) - Number(a.isOwn) ||
  Number(b.path === EVERY_PAGE) - Number(a.path === EVERY_PAGE) ||
  rankOf(a) - rankOf(b) ||
  a.path.localeCompare(b.path);

const sorted = (found: ReadonlyMap<string, readonly Reason[]>): Appearance[] =>
  [...found]
    .map(([path, reasons]) => ({ path, isOwn: reasons.includes(OWN), reasons }))
    .sort(byImportance);

/** Finds every page that shows a published document. */
export async function appearancesOf(
  findPages: FindPages,
  { id, type }: { id: string; type: string },
): Promise<Appearances> {
  const views = viewsOf(type);
  const { byTag, isExact } = await findPages(views.map((view) => tags.view(id, view)));
  const pathsOf = (view: string) => byTag.get(tags.view(id, view)) ?? [];
  const reasonsOf = (path: string): Reason[] => {
    if (!isExact) return [];
    const found = new Set(views.filter((view) => pathsOf(view).includes(path)).map(reasonOf));
    return found.has(OWN) ? [OWN] : REASONS.filter((reason) => found.has(reason));
  };
  const all = views.flatMap(pathsOf).map((path) => [path, reasonsOf(path)] as const);
  return { pages: sorted(new Map(all)), isExact };
}

/**
 * Finds the pages that will show a document once it is published: its own, those of the sections on which it
 * appears, and those that list its type. Lists of a group are read with the group, so if it has one, only pages
 * that show the group count.
 */
export async function comingAppearancesOf(
  findPages: FindPages,
  document: WholeDocument,
): Promise<Appearances> {
  const { _type: type } = document;
  const own = addressesOf(addressableOf(document)).pages;
  const [group] = referencesIn([document.group, document.category]);
  const list = isListedType(type) ? tags.list(type) : "";
  const { field } = membershipField(type) ?? {};
  const [member] = referencesIn(field && document[field]);
  const membership = member && isListedType(type) ? [tags.members(type, member)] : [];
  const views = group ? Object.values(VIEWS).flatMap(({ views }) => Object.keys(views)) : [];
  const groupTags = [...new Set(views)].map((view) => tags.view(group ?? "", view));
  const listTags = [list, ...sectionTags(document)].filter(Boolean);
  const { byTag, isExact } = await findPages([...listTags, ...membership, ...groupTags]);
  const listing = isExact ? listTags.flatMap((tag) => byTag.get(tag) ?? []) : [];
  const withGroup = new Set(groupTags.flatMap((tag) => byTag.get(tag) ?? []));
  const pages = group ? listing.filter((path) => withGroup.has(path)) : listing;
  const ofGroup = isExact ? membership.flatMap((tag) => byTag.get(tag) ?? []) : [];
  const all = [...pages, ...ofGroup, ...own].map((path): [string, Reason[]] => [
    path,
    own.includes(path) ? [OWN] : [],
  ]);
  return { pages: sorted(new Map(all)), isExact };
}
