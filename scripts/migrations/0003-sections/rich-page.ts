import { isRecord } from "@currawong/schemas/record";
import { always, block, type Fields, inOrder, isEmpty, questions } from "./blocks.ts";
import type { Composition } from "./pages.ts";

/** What the opening of a page without plans showed: the price of its service. */
function price({ _type, service }: Fields) {
  const heading = "What it costs";
  if (_type !== "platformPage") return always("rateCard", { heading });
  return service ? block("serviceCards", { services: [service] }, { heading, layout: "rows" }) : [];
}

/**
 * The blocks of the rich layout, of a platform’s page or of a service’s. Its opening, its picture
 * and its form stay what frames them.
 */
export function richPage(rich: Fields): Composition {
  const { features, benefits, useCases, packages, faq } = rich;
  return {
    from: ["features", "benefits", "useCases", "packages", "faq"],
    sections: inOrder(
      block("features", { items: features }, { heading: "Key Features" }),
      block("benefits", { items: benefits }, { heading: "Benefits", band: true }),
      block("useCases", { items: useCases }, { heading: "Use Cases" }),
      block("packages", { set: packages }, { heading: "Pricing Plans", whole: true }),
      packages ? [] : price(rich),
      questions(faq),
    ),
  };
}

/** Icons of platforms whose first feature’s icon, which stood on their cards, did not fit them. */
const PLATFORM_ICONS: Record<string, string> = { youtube: "video" };

/** The icon on a platform’s card. */
export function platformIcon({ slug, features }: Fields): unknown {
  const [first] = Array.isArray(features) ? features : [];
  const own = isRecord(slug) ? PLATFORM_ICONS[String(slug.current)] : undefined;
  return own ?? (isRecord(first) ? first.icon : undefined);
}

/** The drawings that the site’s code chose by a service’s address. */
const SCREENS: Record<string, string> = {
  "tiktok-clone": "video",
  "uber-clone": "ride",
  "facebook-clone": "social",
  "instagram-clone": "photos",
  "linkedin-clone": "network",
  "airbnb-clone": "stays",
};

/** The screen drawn for a service, if any. */
export const screenOf = ({ slug }: Fields) =>
  isRecord(slug) ? SCREENS[String(slug.current)] : undefined;

/**
 * Whether a service’s rich page holds nothing that an editor wrote: every new service was given one
 * with the switch that hides a page from search engines in it, off.
 */
export function isUnwritten(landing: Fields): boolean {
  const { seo, ...rest } = landing;
  const { noIndex, ...words } = isRecord(seo) ? seo : {};
  return isEmpty(rest) && isEmpty(words) && noIndex !== true;
}
