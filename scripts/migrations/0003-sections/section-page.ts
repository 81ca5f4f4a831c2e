import { isRecord } from "@currawong/schemas/record";
import {
  always,
  type Block,
  block,
  buttons,
  closing,
  type Fields,
  inOrder,
  questions,
} from "./blocks.ts";
import type { Composition } from "./pages.ts";

type Layout = { hero?: Fields; closing?: Fields; blocks: readonly Block[][] };

const FIELDS = [
  ...["eyebrow", "servicesHeading", "servicesIntro", "services", "packagesHeading"],
  ...["packagesIntro", "packages", "pagesHeading", "pagesIntro", "pages", "locationsHeading"],
  ...["locationsIntro", "pointsHeading", "points", "faq", "chatLabel", "chatMessage"],
  ...["vantaType", "closing"],
];

const pagesHead = (page: Fields) => ({ heading: page.pagesHeading, intro: page.pagesIntro });

/** A section’s parts, whichever of them it has. */
function partsOf(page: Fields, typeOf: TypeOf) {
  const all = Array.isArray(page.pages) ? page.pages : [];
  const designs = all.filter((one) => isRecord(one) && typeOf(String(one._ref)) === "designPage");
  const platforms = all.filter((one) => !designs.includes(one));
  const [first, second] = designs.length > 0 ? [{}, pagesHead(page)] : [pagesHead(page), {}];
  const services = { heading: page.servicesHeading, intro: page.servicesIntro };
  const points = { heading: page.pointsHeading, items: page.points };
  const listed = { ...services, services: page.services };
  return {
    services,
    cards: (look: Fields) => block("serviceCards", listed, look),
    features: (look: Fields = { band: true }) => block("features", points, look),
    steps: (layout: string) => block("steps", points, { layout, band: true }),
    platforms: () => block("platforms", { ...first, pages: platforms }),
    designs: () => block("designs", { ...second, pages: designs }, { band: true }),
    packages: () =>
      block("packages", {
        heading: page.packagesHeading,
        intro: page.packagesIntro,
        set: page.packages,
      }),
    regions: () =>
      block(
        "regions",
        { heading: page.locationsHeading, intro: page.locationsIntro },
        { band: true },
      ),
  };
}

type Parts = ReturnType<typeof partsOf>;

const RATES = { aside: "rates", ratesTitle: "Rate card" };

/** The layouts that the site’s code had, by the address of the section. */
const LAYOUTS: Record<string, (parts: Parts) => Layout> = {
  services: ({ services, features }) => ({
    blocks: [always("catalogue", services), features()],
  }),
  "ai-services": ({ cards, steps }) => ({
    hero: RATES,
    blocks: [cards({ layout: "two" }), steps("list")],
  }),
  "app-clones": ({ cards, features }) => ({
    hero: { aside: "screens", priceRange: true },
    blocks: [cards({ layout: "grid", screens: true }), features()],
  }),
  "hire-resources": ({ services, features }) => ({
    blocks: [always("roles", services), features()],
  }),
  "social-media": ({ packages, platforms, steps, cards, regions }) => ({
    hero: { ...RATES, ratesTitle: "Monthly packages" },
    blocks: [packages(), platforms(), steps("roster"), cards({ layout: "rows" }), regions()],
  }),
  "ui-ux-design": ({ packages, designs, features }) => ({
    hero: { aside: "artboard" },
    blocks: [packages(), designs(), features({})],
  }),
  // The line above the title was a field of these two as well, but never stood on their pages.
  portfolio: ({ features }) => ({
    hero: { eyebrow: undefined },
    closing: { claims: true },
    blocks: [always("portfolio"), features()],
  }),
  blog: () => ({ hero: { eyebrow: undefined }, blocks: [always("articleList")] }),
};

/** The parts a page has, in the order most sections had them. */
const inUsualOrder = (parts: Parts): Block[][] => [
  parts.cards({ layout: "grid" }),
  parts.packages(),
  parts.platforms(),
  parts.designs(),
  parts.features(),
  parts.regions(),
];

/** What a layout did not show of what is written becomes blocks too, after those it showed. */
function leftOver({ blocks }: Layout, usual: readonly Block[][]): Block[][] {
  const used = new Set(blocks.flat().flatMap((one) => Object.values(one)));
  return usual.map((parts) =>
    parts.flatMap(({ _type, band, layout, ...words }) => {
      const left = Object.entries(words).filter(([, value]) => !used.has(value));
      return block(_type, Object.fromEntries(left), { band, layout });
    }),
  );
}

/** Tells of which type a document is that a page refers to. */
export type TypeOf = (id: string) => string | undefined;

/** The page of a section, laid out as the site’s code did by its address. */
export function sectionPage(page: Fields, typeOf: TypeOf): Composition {
  const slug = isRecord(page.slug) ? String(page.slug.current) : "";
  const parts = partsOf(page, typeOf);
  const layout = LAYOUTS[slug]?.(parts) ?? { blocks: [] };
  const { eyebrow, chatLabel: label, chatMessage } = page;
  return {
    from: FIELDS,
    sections: inOrder(
      always("hero", {
        eyebrow,
        background: page.vantaType,
        buttons: buttons({ label, chatMessage }),
        ...layout.hero,
      }),
      ...layout.blocks,
      ...leftOver(layout, inUsualOrder(parts)),
      questions(page.faq),
      closing(page.closing, layout.closing),
    ),
  };
}
