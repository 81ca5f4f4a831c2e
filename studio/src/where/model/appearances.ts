import { addressableOf } from "@currawong/schemas/addressable-of";
import { addressesOf } from "@currawong/schemas/paths";
import { referencesIn } from "@currawong/schemas/references";
import { sectionTags } from "@currawong/schemas/site-sections";
import { tags } from "@currawong/schemas/tags";
import { isListedType } from "@currawong/schemas/types";
import { VIEWS } from "@currawong/schemas/views";
import type { WholeDocument } from "../../dataset/versions.ts";
import { EVERY_PAGE, type FindPages } from "../../pages/find-pages.ts";
import { membershipOf } from "../../pages/membership.ts";

/** A page that shows a document. */
type Appearance = { path: string; isOwn: boolean };

/** Every page that shows a document. `isExact` is false if the site could not be asked. */
export type Appearances = { pages: Appearance[]; isExact: boolean };

/** The views that only a document’s own pages show. */
const OWN = ["page", "landing"];

const viewsOf = (type: string) => Object.keys(VIEWS[type]?.views ?? {});

/** Own pages first, then what every page shows, then by address. */
const byImportance = (a: Appearance, b: Appearance) =>
  Number(b.isOwn) - Number(a.isOwn) ||
  Number(b.path === EVERY_PAGE) - Number(a.path === EVERY_PAGE) ||
  a.path.localeCompare(b.path);

const sorted = (paths: Iterable<string>, own: ReadonlySet<string>): Appearance[] =>
  [...new Set([...own, ...paths])]
    .map((path) => ({ path, isOwn: own.has(path) }))
    .sort(byImportance);

/** Finds every page that shows a published document. */
export async function appearancesOf(
  findPages: FindPages,
  { id, type }: { id: string; type: string },
): Promise<Appearances> {
  const tagOf = (view: string) => tags.view(id, view);
  const { byTag, isExact } = await findPages(viewsOf(type).map(tagOf));
  const own = isExact ? OWN.flatMap((view) => byTag.get(tagOf(view)) ?? []) : [];
  return { pages: sorted([...byTag.values()].flat(), new Set(own)), isExact };
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
  const own = addressesOf(addressableOf(document)).pages;
  const [group] = referencesIn([document.group, document.category]);
  const list = isListedType(document._type) ? tags.list(document._type) : "";
  const membership = membershipOf(document);
  const views = group ? Object.values(VIEWS).flatMap(({ views }) => Object.keys(views)) : [];
  const groupTags = [...new Set(views)].map((view) => tags.view(group ?? "", view));
  const listTags = [list, ...sectionTags(document)].filter(Boolean);
  const { byTag, isExact } = await findPages([...listTags, ...membership, ...groupTags]);
  const listing = isExact ? listTags.flatMap((tag) => byTag.get(tag) ?? []) : [];
  const withGroup = new Set(groupTags.flatMap((tag) => byTag.get(tag) ?? []));
  const pages = group ? listing.filter((path) => withGroup.has(path)) : listing;
  const ofGroup = isExact ? membership.flatMap((tag) => byTag.get(tag) ?? []) : [];
  return { pages: sorted([...pages, ...ofGroup], new Set(own)), isExact };
}
