import { addressableOf } from "@currawong/schemas/addressable-of";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { formatPrice, type Price } from "@currawong/schemas/price";
import {
  FALLBACK_PRESET,
  presetByKey,
  type SearchFields,
  type SearchPreset,
  searchDescription,
  searchTitle,
} from "@currawong/schemas/search-metadata";

/** The form’s value. Fields may be missing, because editors see the preview while they write. */
export type Draft = {
  _type?: string;
  title?: string;
  intro?: string;
  excerpt?: string;
  description?: string;
  summary?: string;
  hasDetailPage?: boolean;
  slug?: { current?: string };
  startingPrice?: Partial<Price>;
  placePrices?: { place?: string; price?: Partial<Price> }[];
  seo?: Seo;
  landing?: { title?: string; description?: string; slug?: { current?: string }; seo?: Seo };
};

type Seo = SearchFields & {
  preset?: { _ref?: string };
  noIndex?: boolean;
  image?: { asset?: { _ref?: string }; alt?: string };
};

/** What the previews need besides the document. */
export type Shared = {
  agencyName: string;
  presets: (NonNullable<SearchPreset> & { _id: string; key: string })[];
};

/** What search engines and social networks show of one page. */
export type Preview = {
  path: string;
  heading: string;
  title: string;
  description: string;
  /** As the page shows it, e.g. `$2,999 AUD`. */
  price: string | null;
  /** The asset chosen instead of the generated picture. */
  image: string | null;
  hidden: boolean;
};

function priceAt(draft: Draft, place: string): string | null {
  const placePrice = draft.placePrices?.find((entry) => entry.place === place)?.price;
  const { amount, unit, from } = placePrice ?? draft.startingPrice ?? {};
  return amount === undefined ? null : formatPrice({ amount, unit: unit ?? "once", from });
}

type Page = { path: string | null; heading: string; text: string; seo?: Seo; price: string | null };

function preview(page: Page, { agencyName, presets }: Shared): Preview[] {
  const { path, heading, text, seo, price } = page;
  if (!path) return [];
  const preset =
    presets.find(({ _id }) => _id === seo?.preset?._ref) ?? presetByKey(presets, FALLBACK_PRESET);
  const subject = {
    title: heading,
    description: text,
    seo: seo ? { ...seo, namesPreset: seo.preset?._ref !== undefined } : null,
    preset,
  };
  return [
    {
      path,
      heading,
      title: searchTitle(subject, agencyName),
      description: searchDescription(subject),
      price,
      image: seo?.image?.asset?._ref ?? null,
      hidden: seo?.noIndex === true,
    },
  ];
}

/** Previews of a document’s pages: one, or two for a service that has a landing page. */
export function previewsOf(draft: Draft, shared: Shared): Preview[] {
  const address = addressableOf({ ...draft, _type: draft._type ?? "" });
  const { title = "", landing, seo } = draft;
  const text = draft.intro ?? draft.excerpt ?? draft.description ?? draft.summary ?? "";
  const page = { path: pathOf(address), heading: title, text, seo };
  const landingPage = {
    path: landingPathOf(address),
    heading: landing?.title ?? title,
    text: landing?.description ?? "",
    seo: landing?.seo,
  };
  return [
    ...preview({ ...page, price: priceAt(draft, "template") }, shared),
    ...preview({ ...landingPage, price: priceAt(draft, "landing") }, shared),
  ];
}
