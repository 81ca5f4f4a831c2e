import { isRecord, recordsIn } from "@currawong/schemas/record";
import { baseId } from "@currawong/schemas/validation/lake";
import { at, defineMigration, patch, set, unset } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";
import { collect, refOf } from "../documents.ts";

/** What had a price for the home page, and the service that it sells. */
const SELLS: Readonly<Record<string, string>> = {
  "sectionPage-ai-services": "service-ai-email-response",
  "sectionPage-social-media": "service-instagram-marketing",
  "sectionPage-ui-ux-design": "service-mobile-app-design",
  "serviceGroup-web-development": "service-custom-website-development",
  "serviceGroup-ai-services": "service-ecommerce-automation",
};

const PRICED = ["sectionPage", "serviceGroup"];
/** The key of the price in its service, which texts name. */
const KEY = "home";
const PLACE = `placePrices[_key=="${KEY}"].price`;

const reference = (_ref: string) => ({ _type: "reference", _ref });

/** The price of a service for the home page, as the section or group had it. */
function placePrice(source: SanityDocument, features: unknown) {
  const { startingPrice: price, priceIncludes: scope, facts } = source;
  const kept = Object.entries({ price, scope, facts, features }).filter(([, value]) => value);
  return { _type: "placePrice", _key: KEY, place: "home", ...Object.fromEntries(kept) };
}

/** The same value with prices in texts named at their service, and without the offers that exclusions named. */
function rewrite(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(rewrite);
  if (!isRecord(value)) return value;
  const { document, place } = value;
  const service = place === "startingPrice" ? SELLS[String(refOf(document))] : undefined;
  const entries = Object.entries(value)
    .filter(([name]) => name !== "offers" || value._type !== "exclusion")
    .map(([name, part]) => [name, rewrite(part)]);
  const moved = service &&
    isRecord(document) && { document: { ...document, _ref: service }, place: PLACE };
  return { ...Object.fromEntries(entries), ...moved };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Prices of sections and groups become prices of the services that they sell, for the home page. */
export default defineMigration({
  title: "The prices of the home page are those of services",
  async *migrate(documents) {
    const all = await collect(documents());
    const published = new Map(all.map((document) => [document._id, document]));
    const cards = recordsIn(published.get("homePage")?.sections).flatMap(({ cards }) =>
      recordsIn(cards),
    );
    for (const document of all) {
      const changes: ReturnType<typeof at>[] = [];
      const { _id, _type } = document;
      const [source] = Object.entries(SELLS).find(([, service]) => service === baseId(_id)) ?? [];
      const priced = source ? published.get(source) : undefined;
      const places = recordsIn(document.placePrices);
      if (priced?.startingPrice && !places.some(({ place }) => place === "home")) {
        const card = cards.find(({ subject }) => refOf(subject) === source);
        changes.push(
          at("placePrices", set([...places, rewrite(placePrice(priced, card?.features))])),
        );
      }
      if (PRICED.includes(_type))
        for (const field of ["startingPrice", "priceIncludes", "facts"])
          if (document[field] !== undefined) changes.push(at(field, unset()));
      for (const [field, value] of Object.entries(document)) {
        if (changes.some(({ path }) => path[0] === field)) continue;
        const changed = rewrite(
          _type === "homePage" && field === "sections" ? withServices(value) : value,
        );
        if (!isSame(value, changed)) changes.push(at(field, set(changed)));
      }
      if (changes.length > 0) yield patch(_id, changes);
    }
  },
});

/** The blocks of the home page, whose cards name the service that they price. */
const withServices = (sections: unknown) =>
  recordsIn(sections).map((block) =>
    block._type === "offerCards"
      ? {
          ...block,
          cards: recordsIn(block.cards).map((card) => {
            const service = SELLS[String(refOf(card.subject))];
            return service && !card.service ? { ...card, service: reference(service) } : card;
          }),
        }
      : block,
  );
