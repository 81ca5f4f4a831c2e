import { formatCount, type OfferCount } from "@currawong/schemas/offer-facts";
import { formatPrice, type Price } from "@currawong/schemas/price";
import { isRecord, recordsIn } from "@currawong/schemas/record";
import type { ContentDocument } from "./documents.ts";
import { textsIn } from "./texts.ts";

/** A price and what it covers. */
type Reading = { price: Price; scope: string };

type Fields = Readonly<Record<string, unknown>>;

/** What is sold at a price: a service, a package, a role, or what a section and its home card offer. */
export type Offer = Reading & {
  /** Its document, and the path of its part there; empty for the document as a whole. */
  id: string;
  path: string;
  name: string;
  /** Its prices in one place. */
  elsewhere: readonly Reading[];
  includes: readonly string[];
  /** Whether it also has what the package before it has. */
  includesPrevious: boolean;
  /** As the document has them, or else what it belongs to. */
  facts: Fields;
};

const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

/** A list; empty if it is none. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The ids of the documents that a value refers to. */
export const referencesIn = (value: unknown): string[] =>
  [...textsIn(value)].flatMap(([path, text]) => (path.endsWith("_ref") ? text : []));

const readingsOf = (records: readonly Fields[]): Reading[] =>
  records.flatMap(({ price, scope }) =>
    // The schema check validates prices.
    isRecord(price) ? [{ price: price as Price, scope: String(scope ?? "") }] : [],
  );

/** Every offer of the content, in the order of the documents. */
export function offersIn(documents: readonly ContentDocument[]): Offer[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const cards = documents.flatMap(({ sections }) =>
    recordsIn(sections).flatMap(({ cards }) => recordsIn(cards)),
  );
  return documents.flatMap(({ _id: id, ...document }) => {
    const category = byId.get(referencesIn(document.category)[0] ?? "");
    const card = cards.find(({ subject }) => referencesIn(subject)[0] === id);
    const whole = { ...document, price: document.startingPrice, scope: document.priceIncludes };
    const parts = Array.isArray(document.packages) ? recordsIn(document.packages) : [whole];
    return parts.flatMap((part: Fields, index) =>
      readingsOf([part]).map((reading) => ({
        ...{ id, ...reading, elsewhere: readingsOf(recordsIn(part.placePrices)) },
        path: part === whole ? "" : `packages[${index}]`,
        name: [document.offerName ?? document.title, part === whole ? null : part.title]
          .filter(Boolean)
          .join(": "),
        includes: [part.features, part === whole ? card?.features : []].flatMap(listOf).map(String),
        includesPrevious: part.includesPrevious === true,
        facts: {
          ...fieldsOf(category?.facts),
          ...fieldsOf(document.facts),
          ...fieldsOf(part.facts),
        },
      })),
    );
  });
}

const NO_COUNT: OfferCount = { from: null, to: null, orMore: null, thing: null };

/** What an offer says of how much it holds: its scopes and its counts. */
export const quantitiesOf = ({ scope, elsewhere, facts }: Offer): string[] => [
  ...[scope, ...elsewhere.map((one) => one.scope)],
  // The schema check validates counts; stored ones lack what is empty.
  ...recordsIn(facts.counts).map((one) => formatCount({ ...NO_COUNT, ...one } as OfferCount)),
];

/**
 * One sheet with what every offer costs, holds and leaves out, for a person to read in ten minutes. What an offer has in
 * common with the one above it is not repeated.
 */
export function offerSheet(documents: readonly ContentDocument[]): string {
  const titles = new Map(documents.map(({ _id, title }) => [_id, title]));
  const nameOf = (item: unknown) => {
    const { _ref, title, thing, months } = fieldsOf(item);
    const lasting = months ? `${thing} (months: ${months})` : thing;
    return String(titles.get(String(_ref)) ?? title ?? lasting ?? item);
  };
  const line = (label: string, items: unknown) =>
    listOf(items).length > 0 ? [`  ${label}: ${listOf(items).map(nameOf).join(" · ")}`] : [];
  let above: readonly string[] = [];
  return offersIn(documents)
    .flatMap((offer) => {
      const { id, name, includes, includesPrevious, facts } = offer;
      const costs = [offer, ...offer.elsewhere].map(
        ({ price, scope }) => `${formatPrice(price)}${scope && ` (${scope})`}`,
      );
      const counts = quantitiesOf({ ...offer, scope: "", elsewhere: [] }).filter(Boolean);
      const previous = includesPrevious ? ["everything in the one before"] : [];
      const lines = [
        `${name}: ${costs.join("; ")}`,
        // A role’s are skills, which no price depends on.
        ...line("includes", [...counts, ...previous, ...(id.startsWith("role-") ? [] : includes)]),
        ...line("only for a time", facts.limited),
        ...line("not included", facts.excludes),
        ...line("costs more with", facts.costsMoreWith),
        ...line("contains", facts.contains),
        ...line("instead of", facts.alternativeTo),
      ];
      const own = lines.filter((one) => !above.includes(one));
      above = lines;
      return own;
    })
    .join("\n");
}
