import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { type durationOf, layerFacts } from "@currawong/schemas/offer-facts";
import { pathOf } from "@currawong/schemas/paths";
import type { Price } from "@currawong/schemas/price";
import { addOnKey, isAddOn, keyAt, MOST_UNITS } from "./line.ts";
import type { Choice, Term } from "./quote.ts";

/** What the Content Lake says about the document that a line names. */
export type LineDocument = NonNullable<QUOTE_LINE_QUERY_RESULT>;
type Service = Extract<LineDocument, { _type: "service" }>;
type Role = Extract<LineDocument, { _type: "role" }>;
type PackageSet = Extract<LineDocument, { _type: "packageSet" }>;
type Section = Exclude<LineDocument, Service | Role | PackageSet>;
type Facts = Service["facts"];

/** A price of a document, before it is known to have one. */
export type Offered = Pick<Choice, "key" | "title" | "scope"> & {
  price: Price | null;
  /** The facts of this price, over those of what it belongs to. */
  facts: Facts;
  /** The facts of this price alone: a term is not inherited. */
  own: Facts;
  includes: readonly string[];
  /** When the steps of its page are. */
  steps: Parameters<typeof durationOf>[1];
};

/** A thing that can be a line of a quote, at all of its prices. */
export type Thing = {
  /** What it is called, without the title of a package. */
  label: string;
  href: string | null;
  /** Where it can be compared with others, and its name there. */
  comparison: { path: string; slug: string } | null;
  offered: readonly Offered[];
};

export const termOf = (facts: Facts): Term | null =>
  facts?.term ? { from: facts.term.from ?? 1, to: facts.term.to ?? MOST_UNITS } : null;

const serviceName = ({ slug, _id }: Service) => slug ?? _id;

/** A service at its starting price and at those of its places. */
function serviceThing(service: Service): Thing {
  const name = serviceName(service);
  const shared = { title: null, includes: service.includes, steps: service.stepTimes };
  const { facts } = service;
  return {
    label: service.title,
    href: pathOf(service),
    comparison: { path: "/services", slug: name },
    offered: [
      {
        ...shared,
        key: name,
        price: service.price,
        scope: service.priceIncludes,
        facts,
        own: facts,
      },
      ...(service.placePrices ?? []).map(({ place, price, scope, facts: own }) => ({
        ...{ ...shared, key: keyAt(name, place), price, scope },
        ...{ facts: layerFacts(own, facts), own },
      })),
    ],
  };
}

/** An add-on of a service, which is a thing of its own. */
function addOnThing(service: Service, key: string): Thing {
  const addOn = service.addOns?.find(({ _key }) => addOnKey(serviceName(service), _key) === key);
  const offered = {
    key,
    title: null,
    scope: null,
    facts: null,
    own: null,
    includes: [],
    steps: null,
  };
  return {
    label: addOn ? `${service.title}: ${addOn.title}` : "",
    href: pathOf(service),
    comparison: null,
    offered: addOn ? [{ ...offered, price: addOn.price }] : [],
  };
}

/** A role; one with a service has that service's price and facts. */
function roleThing(role: Role): Thing {
  const service = role.service && serviceThing(role.service);
  const base = { key: role._id, title: null, scope: null, price: role.price };
  const facts = role.category?.facts ?? null;
  const [offered] = service?.offered ?? [];
  return {
    label: role.title,
    href: service?.href ?? "/hire-resources",
    comparison: { path: "/hire-resources", slug: role._id },
    offered: [
      offered?.price
        ? { ...offered, key: role._id }
        : { ...base, facts, own: facts, includes: role.includes, steps: null },
    ],
  };
}

/** A set of packages, each with what the packages before it include, where it says so. */
function packagesThing(set: PackageSet): Thing {
  let before: readonly string[] = [];
  const offered = set.packages.map((plan): Offered => {
    const features = plan.includes;
    before = plan.includesPrevious ? [...before, ...features] : features;
    return {
      ...{ key: keyAt(set._id, plan._key), title: plan.title, scope: plan.scope },
      ...{ price: plan.price, includes: before, steps: null },
      ...{ facts: layerFacts(plan.facts, set.facts), own: plan.facts },
    };
  });
  return { label: set.offerName, href: null, comparison: null, offered };
}

/** A section or a group, under the name of the card that offers it. */
function sectionThing(section: Section): Thing {
  const card = section.homeCards?.cards?.find(({ offer }) => offer === section._id);
  const { price, priceIncludes: scope, facts } = section;
  const offered = { key: section._id, title: null, price, scope, facts, own: facts };
  return {
    label: card?.title ?? section.title,
    href: pathOf(section) ?? `/services#${section.slug}`,
    comparison: null,
    offered: [{ ...offered, includes: card?.features ?? [], steps: null }],
  };
}

/** The thing that a key names in its document. */
export function thingIn(document: LineDocument, key: string): Thing {
  switch (document._type) {
    case "service":
      return isAddOn(key) ? addOnThing(document, key) : serviceThing(document);
    case "role":
      return roleThing(document);
    case "packageSet":
      return packagesThing(document);
    default:
      return sectionThing(document);
  }
}
