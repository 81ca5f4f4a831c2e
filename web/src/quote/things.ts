import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { type durationOf, layerFacts } from "@currawong/schemas/offer-facts";
import { pathOf } from "@currawong/schemas/paths";
import type { Price } from "@currawong/schemas/price";
import { addOnKey, isAddOn, keyAt } from "./line.ts";
import type { Choice } from "./quote.ts";

/** What the Content Lake says about the document that a line names. */
export type LineDocument = NonNullable<QUOTE_LINE_QUERY_RESULT>;
type Service = Extract<LineDocument, { _type: "service" }>;
type Role = Extract<LineDocument, { _type: "role" }>;
type PackageSet = Extract<LineDocument, { _type: "packageSet" }>;
type Facts = Service["facts"];

/** A price of a document, before it is known to have one. */
export type Offered = Pick<Choice, "key"> & {
  /** Of a package. */
  title?: string | null;
  scope?: string | null;
  price: Price | null;
  /** The facts of this price alone. */
  facts?: Facts;
  includes?: readonly string[];
};

/** A thing that can be a line of a quote, at all of its prices. */
export type Thing = {
  /** What it is called, without the title of a package. */
  label: string;
  href: string | null;
  /** What holds at all of its prices, unless one says otherwise. */
  facts?: Facts;
  /** When the steps of its page are. */
  steps?: Parameters<typeof durationOf>[1];
  offered: readonly Offered[];
};

const months = (count: number | null) => (count === 1 ? "1 month" : `${count} months`);

/** A line of what is included, with its limit: `Weekly reporting for 3 months`. */
export function limitLine(line: string, limited: NonNullable<Facts>["limited"] | undefined) {
  const limit = limited?.find(({ thing }) => thing === line);
  return limit ? `${line} for ${months(limit.months)}` : line;
}

/** A service at its starting price and at those of its places. */
function serviceThing(service: Service): Thing {
  const {
    _id: name,
    title,
    price,
    priceIncludes: scope,
    includes,
    facts,
    stepTimes: steps,
  } = service;
  // What a place says of itself replaces what the service says.
  const places = (service.placePrices ?? []).map(({ place, includes: own, ...given }) => ({
    ...given,
    ...{ key: keyAt(name, place), includes: own?.length ? own : includes },
  }));
  const offered = [{ key: name, price, scope, facts, includes }, ...places];
  return { label: title, href: pathOf(service), facts, steps, offered };
}

/** An add-on of a service, which is a thing of its own. */
function addOnThing(service: Service, key: string): Thing {
  const addOn = service.addOns?.find(({ _key }) => addOnKey(service._id, _key) === key);
  return {
    label: addOn ? `${service.title}: ${addOn.title}` : service.title,
    href: pathOf(service),
    offered: addOn ? [{ key, price: addOn.price }] : [],
  };
}

/** A role; one with a service has that service's price and facts. */
function roleThing({ _id: key, title: label, price, includes, category, service }: Role): Thing {
  const thing = service && serviceThing(service);
  const [first] = thing?.offered ?? [];
  if (thing && first?.price) return { ...thing, label, offered: [{ ...first, key }] };
  const facts = category?.facts ?? null;
  const href = thing?.href ?? "/hire-resources";
  return { label, href, offered: [{ key, price, facts, includes }] };
}

/** A set of packages, each with what the packages before it include, where it says so, and with their limits. */
function packagesThing({ _id, offerName: label, facts, packages }: PackageSet): Thing {
  let before: readonly { line: string; text: string }[] = [];
  const offered = packages.map(({ _key, includesPrevious, replaces, includes, ...given }) => {
    const limited = layerFacts(given.facts, facts)?.limited;
    const kept = includesPrevious ? before.filter(({ line }) => !replaces?.includes(line)) : [];
    before = [...kept, ...includes.map((line) => ({ line, text: limitLine(line, limited) }))];
    return { ...given, key: keyAt(_id, _key), includes: before.map(({ text }) => text) };
  });
  return { label, href: null, facts, offered };
}

/** The thing that a key names in its document. */
export function thingIn(document: LineDocument, key: string): Thing {
  switch (document._type) {
    case "service":
      return isAddOn(key) ? addOnThing(document, key) : serviceThing(document);
    case "role":
      return roleThing(document);
    default:
      return packagesThing(document);
  }
}
