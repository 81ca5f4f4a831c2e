import { VIEWS } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import type { WholeDocument } from "../../lake/versions.ts";
import { EVERY_PAGE, pagesShowing, tagOf } from "../../pages/pages-showing.ts";

/** A page that shows a document, and how. */
type Appearance = { path: string; ways: string[]; isOwn: boolean };

/** Where a document appears: its pages, and notes on views that have no list of pages. */
export type Appearances = { pages: Appearance[]; throughout: string[] };

const OWN = new Set(["page", "landing"]);

/** Own pages first, then views on every page, then by address. */
const byImportance = (a: Appearance, b: Appearance) =>
  Number(b.isOwn) - Number(a.isOwn) ||
  Number(b.path === EVERY_PAGE) - Number(a.path === EVERY_PAGE) ||
  a.path.localeCompare(b.path);

/**
 * Finds every page that shows a document, and how, by the views that the site renders.
 * @param instead a version to use in place of the published one
 */
export async function appearancesOf(
  client: SanityClient,
  { id, type }: { id: string; type: string },
  instead?: WholeDocument,
): Promise<Appearances> {
  const names = Object.keys(VIEWS[type]?.views ?? {});
  const views = names.map((view) => ({ id, type, view }));
  const showing = await pagesShowing(client, views, instead && [instead]);
  const found = new Map<string, Appearance>();
  for (const view of views) {
    for (const path of showing.get(tagOf(view)) ?? []) {
      // No other page includes the views in `OWN`, so a page with one is the document’s own.
      const known = found.get(path) ?? { path, ways: [], isOwn: false };
      const way = WAYS[view.view] ?? view.view;
      const ways = known.ways.includes(way) ? known.ways : [...known.ways, way];
      found.set(path, { path, ways, isOwn: known.isOwn || OWN.has(view.view) });
    }
  }
  return {
    pages: [...found.values()].sort(byImportance),
    throughout: names.flatMap((name) => THROUGHOUT[name] ?? []),
  };
}

/** The label of each view (`VIEWS`) for editors; views that look alike share one. */
export const WAYS: Readonly<Record<string, string>> = {
  page: "Its own page",
  landing: "Its own page",
  link: "Link",
  offer: "Price and link",
  "offer-home": "Price and link",
  needs: "Needs and their services",
  "card-catalogue": "Card",
  "card-section": "Card",
  card: "Card",
  "rate-line": "Line with price",
  "sample-offer": "Offer, for search engines",
  packages: "Packages and prices",
  "starting-price": "Price in a text",
  "listed-prices": "Price in a text",
  preset: "Search title, description or keywords",
  label: "Name",
  entry: "Heading of a list",
  agency: "Facts of the agency",
  claims: "Figures of the agency",
  contact: "Contact details",
  regions: "Regions",
  badges: "Colours of badges",
  "shared-rating": "Stars that roles and sections share",
  "enquiry-notes": "Words beside forms",
  menu: "Menus",
  "menu-rates": "Prices in the menus",
  "menu-rate": "Price in the menus",
  suggestions: "Suggestions of the search",
};

/** Notes on views shown wherever a component needs them, where a list of pages would add nothing. */
export const THROUGHOUT: Readonly<Record<string, string>> = {
  badges: "Wherever a card or a service page shows a badge.",
  "shared-rating": "Above the roles for hire, and on cards about a section.",
  "enquiry-notes": "Beside every form, and on closing bands without a heading of their own.",
  suggestions: "In the search, before anything is typed.",
};
