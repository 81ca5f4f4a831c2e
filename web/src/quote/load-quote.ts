import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { durationOf, layerFacts } from "@currawong/schemas/offer-facts";
import { pathOf } from "@currawong/schemas/paths";
import type { Price } from "@currawong/schemas/price";
import { QUOTE_LINE_QUERY } from "@currawong/schemas/queries/quote";
import { load } from "@/content/load";
import { type LineRequest, nameOf, partsOf } from "./line.ts";
import { hasQuantity, type QuoteLine } from "./quote.ts";
import type { QuoteRequest } from "./request.ts";

type LineDocument = NonNullable<QUOTE_LINE_QUERY_RESULT>;
type Service = Extract<LineDocument, { _type: "service" }>;
type OfferFacts = Service["facts"];

/** What a line takes from the facts of its offer. */
function termsOf(facts: OfferFacts, stepTimes: Service["stepTimes"] = null) {
  const duration = durationOf(facts, stepTimes);
  return {
    risesWith: facts?.costsMoreWith ?? [],
    notIncluded: (facts?.excludes ?? []).flatMap(({ title }) => title ?? []),
    weeks: duration?.unit === "weeks" ? (duration.to ?? duration.from) : null,
  };
}

/** What a document says about a line, apart from what the address says. */
type Facts = Pick<QuoteLine, "label" | "href"> &
  Partial<Omit<QuoteLine, "key" | "quantity" | "seen" | "price">> & { price: Price | null };

function serviceFacts(service: Service, part: string | null): Facts {
  const own = service.placePrices?.find(({ place, price }) => place === part && price);
  return {
    label: service.title,
    href: pathOf(service),
    price: own?.price ?? service.price,
    scope: own?.price ? own.scope : service.priceIncludes,
    ...termsOf(layerFacts(own?.facts ?? null, service.facts), service.stepTimes),
    comparison: { path: "/services", slug: service.slug ?? service._id },
  };
}

/** What a document says about the line that names it; `null` where it no longer has such a price. */
function factsOf(document: LineDocument, part: string | null): Facts | null {
  switch (document._type) {
    case "service":
      return serviceFacts(document, part);
    case "role": {
      const facts = document.service && serviceFacts(document.service, null);
      return {
        ...{ href: "/hire-resources", scope: null },
        ...(facts ?? termsOf(document.category?.facts ?? null)),
        label: document.title,
        price: facts?.price ?? document.price,
        comparison: { path: "/hire-resources", slug: document._id },
      };
    }
    case "packageSet": {
      const plan = document.packages.find(({ _key }) => _key === part);
      if (!plan) return null;
      const label = `${document.offerName}: ${plan.title}`;
      return {
        ...{ label, href: null, price: plan.price, scope: plan.scope },
        ...termsOf(layerFacts(plan.facts, document.facts)),
      };
    }
    default:
      return {
        ...{
          label:
            document.homeCards?.cards?.find(({ offer }) => offer === document._id)?.title ??
            document.title,
          href: pathOf(document) ?? `/services#${document.slug}`,
        },
        ...{ price: document.price, scope: document.priceIncludes },
        ...termsOf(document.facts),
      };
  }
}

const EMPTY = { scope: null, risesWith: [], notIncluded: [], weeks: null, comparison: null };

async function loadLine({ key, quantity, seen }: LineRequest): Promise<QuoteLine | null> {
  const { name, part } = partsOf(key);
  const document = await load(QUOTE_LINE_QUERY, { name });
  const facts = document && factsOf(document, part);
  if (!facts?.price) return null;
  const { price } = facts;
  return { ...EMPTY, ...facts, price, key, seen, quantity: hasQuantity(price) ? quantity : 1 };
}

/** A visitor's quote at today's prices. */
export type Quote = {
  lines: readonly QuoteLine[];
  /** What it names that has no price any more, in words. */
  missing: readonly string[];
  /** How many lines were left out because a quote has no room for them. */
  dropped: number;
};

/** Reads the lines that an address asks for. Each is cached by itself, and depends on its own document only. */
export async function loadQuote({ lines, dropped }: QuoteRequest): Promise<Quote> {
  const loaded = await Promise.all(
    lines.map(async (request) => ({ request, line: await loadLine(request) })),
  );
  return {
    lines: loaded.flatMap(({ line }) => line ?? []),
    missing: loaded.flatMap(({ request, line }) => (line ? [] : nameOf(request.key))),
    dropped,
  };
}
