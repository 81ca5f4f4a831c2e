import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { countMonths, durationOf, formatCount, layerFacts } from "@currawong/schemas/offer-facts";
import { pathOf } from "@currawong/schemas/paths";
import type { Price } from "@currawong/schemas/price";
import { addOnKey, isAddOn, keyAt, MOST_UNITS } from "./line.ts";
import type { Choice, Thing } from "./quote.ts";

/** What the Content Lake says about the document that a line names. */
export type LineDocument = NonNullable<QUOTE_LINE_QUERY_RESULT>;
type Service = Extract<LineDocument, { _type: "service" }>;
type Role = Extract<LineDocument, { _type: "role" }>;
type PackageSet = Extract<LineDocument, { _type: "packageSet" }>;
type Facts = Service["facts"];

/** An offer of a document, which may lack a price. */
type Offered = Partial<Pick<Choice, "title" | "scope" | "includes">> & {
  key: string;
  price: Price | null;
  /** The facts of this price alone. */
  facts?: Facts;
};

/** A line of what is included, with its limit: `Weekly reporting for 3 months`. */
function limitLine(line: string, limited: NonNullable<Facts>["limited"] | undefined) {
  const limit = limited?.find(({ thing }) => thing === line);
  return limit ? `${line} for ${countMonths(limit.months)}` : line;
}

/**
 * The choices among offers that have a price.
 * @param wide facts of all of them, unless one says otherwise @param steps when the steps of their page are
 */
const choicesOf = (
  offered: readonly Offered[],
  wide: Facts = null,
  steps: Service["stepTimes"] = null,
): Choice[] =>
  offered.flatMap(({ key, title = null, scope = null, price, facts = null, includes = [] }) => {
    if (!price) return [];
    // A term is not inherited.
    const term = (price.unit === "month" && facts?.term) || null;
    const all = layerFacts(facts, wide);
    const counts = (all?.counts ?? []).map(formatCount);
    // Without words of its own, a price covers what its numbers say.
    const [covers, listed] = scope ? [scope, counts] : [counts.join(", ") || null, []];
    const limited = all?.limited ?? [];
    const lines = [...includes, ...limited.map(({ thing }) => thing ?? "")];
    return {
      ...{ key, title, scope: covers, price },
      term: term && {
        from: Math.min(term.from ?? 1, MOST_UNITS),
        to: Math.min(term.to ?? MOST_UNITS, MOST_UNITS),
      },
      contains: all?.contains ?? [],
      alternatives: all?.alternativeTo ?? [],
      includes: [...new Set([...listed, ...lines.map((line) => limitLine(line, limited))])],
      excludes: (all?.excludes ?? []).map((exclusion) => exclusion.title),
      costsMoreWith: all?.costsMoreWith ?? [],
      duration: durationOf(all, steps),
    };
  });

/** A service at its starting price and at those of its places. */
function serviceThing(service: Service): Thing {
  const { _id: id, title: label, price, priceIncludes: scope, includes, facts } = service;
  // What a place says of itself replaces what the service says.
  const places = (service.placePrices ?? []).map(({ place, includes: own, ...given }) => ({
    ...given,
    ...{ key: keyAt(id, place), includes: own?.length ? own : includes },
  }));
  const offered = [{ key: id, price, scope, facts, includes }, ...places];
  const choices = choicesOf(offered, facts, service.stepTimes);
  return { id, label, href: pathOf(service), choices };
}

/** An add-on of a service, which is a thing of its own. */
function addOnThing(service: Service, key: string): Thing {
  const addOn = service.addOns?.find(({ _key }) => addOnKey(service._id, _key) === key);
  const label = [service.title, addOn?.title].filter(Boolean).join(": ");
  const choices = addOn ? choicesOf([{ key, price: addOn.price }]) : [];
  return { id: service._id, label, href: pathOf(service), choices };
}

/** A role; one with a service that has a price is that service, which may be on the quote as such. */
function roleThing({ _id: id, title: label, price, includes, category, service }: Role): Thing {
  if (service?.price) return serviceThing(service);
  const choices = choicesOf([{ key: id, price, includes }], category?.facts);
  return { id, label, href: service ? pathOf(service) : "/hire-resources", choices };
}

/** A set of packages, each with what the packages before it include, where it says so, and with their limits. */
function packagesThing({ _id: id, offerName: label, facts, packages }: PackageSet): Thing {
  let before: readonly { line: string; text: string }[] = [];
  const offered = packages.map(({ _key, includesPrevious, replaces, includes, ...given }) => {
    const limited = layerFacts(given.facts, facts)?.limited;
    const kept = includesPrevious ? before.filter(({ line }) => !replaces?.includes(line)) : [];
    before = [...kept, ...includes.map((line) => ({ line, text: limitLine(line, limited) }))];
    return { ...given, key: keyAt(id, _key), includes: before.map(({ text }) => text) };
  });
  return { id, label, href: null, choices: choicesOf(offered, facts) };
}

/** The thing that a key names in its document. */
export function thingIn(document: LineDocument, key: string): Thing {
  if (document._type === "role") return roleThing(document);
  if (document._type === "packageSet") return packagesThing(document);
  return isAddOn(key) ? addOnThing(document, key) : serviceThing(document);
}
