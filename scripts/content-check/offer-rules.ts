import { recordsIn } from "@currawong/schemas/record";
import type { ContentDocument, Finding } from "./documents.ts";
import { countsIn, paragraphsIn } from "./figures.ts";
import * as words from "./offers.data.ts";
import { listOf, type Offer, quantitiesOf, referencesIn } from "./offers.ts";
import { textsIn } from "./texts.ts";

/** What broke each rule: the words at fault, if any. */
type Broken = Partial<Record<keyof typeof words.RULES, string | boolean | undefined>>;

const WEEKS_IN_A_MONTH = 52 / 12;

const textsOf = (value: unknown) => [...textsIn(value)].map(([, text]) => text);

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !words.COMMON.has(word))
    .map((word) => words.SAME[word] ?? word.replace(/(?:y|ies|s)$/, ""));

/** Whether a text promises a thing, such as “paid posts”: it has all of its words, and does not rule it out. */
function promises(text: string, thing: readonly string[]): boolean {
  const found = stemsOf(text);
  return !words.NOT_IN_IT.test(text) && thing.every((stem) => found.includes(stem));
}

/**
 * What an offer lacks, and what it promises against its facts.
 * @param told what its samples and pages that sell it promise
 * @param addOns titles of what can be added to it
 * @param course its steps and benefits, in which it may go on
 */
function breaches(
  offer: Offer,
  told: readonly string[],
  addOns: readonly string[],
  course: readonly string[],
): Broken {
  const { price, includes, facts } = offer;
  const isMonthly = price.unit === "month";
  const isWhole = isMonthly || price.unit === "once" || price.unit === "project";
  const limited = recordsIn(facts.limited).map(({ thing }) => thing);
  const endless = includes.filter((text) => !limited.includes(text) && words.GOES_ON.test(text));
  const repeated = course.filter((text) => words.REPEATS.test(text));
  const hours = recordsIn(facts.counts).find(({ thing }) => thing === "hours a week");
  const hourly = price.amount / WEEKS_IN_A_MONTH / Number(hours?.to ?? hours?.from);
  const isForOne = [offer, ...offer.elsewhere].some(({ scope }) => words.ONLY_ONE.test(scope));
  const phrases = listOf(facts.costsMoreWith).map((one) => stemsOf(String(one)));
  const extras = [
    ...phrases.filter(({ length }) => length > 1),
    ...addOns.flatMap(stemsOf).map((stem) => [stem]),
  ];
  return {
    size: isWhole && !quantitiesOf(offer).some((text) => words.QUANTITY.test(text)),
    lasting: isMonthly ? undefined : [...endless, ...repeated][0],
    wage: hourly < words.LEAST_HOURLY && `$${hourly.toFixed(2)}`,
    several: isForOne && includes.find((text) => words.SEVERAL.test(text)),
    extra: [...includes, ...told].find((text) => extras.some((extra) => promises(text, extra))),
  };
}

/** What only an offer's dearer price has, in a cheaper offer of its group, or on its own page at the lower price. */
function dearerPart(offer: Offer, group: readonly Offer[], samples: readonly string[]) {
  const readings = [offer, ...offer.elsewhere].toSorted((a, b) => a.price.amount - b.price.amount);
  const [low = offer, high = offer] = readings;
  const lacking = [...stemsOf(low.scope), ...[...words.THINGS].flatMap(stemsOf)];
  const dearer = low.scope ? stemsOf(high.scope).filter((stem) => !lacking.includes(stem)) : [];
  const cheaper = group.filter(({ price }) => price.amount < low.price.amount);
  const shown = low === offer ? [...offer.includes, ...samples] : [];
  const texts = [...cheaper.flatMap(({ includes }) => includes), ...shown];
  return texts.find((text) => stemsOf(text).some((stem) => dearer.includes(stem)));
}

const thingsIn = (offer: Offer) =>
  [...quantitiesOf(offer), ...offer.includes].flatMap(countsIn).map(({ noun }) => noun);

/** What others count and an offer does not: the package before it, or the packages of its service's design page. */
function uncounted(offer: Offer, others: readonly Offer[]): string | undefined {
  const own = new Set(thingsIn(offer));
  const alike = others.filter(({ price }) => price.unit === offer.price.unit);
  const things = offer.includesPrevious ? [] : alike.flatMap(thingsIn);
  return things.find((noun) => words.THINGS.has(noun) && !own.has(noun));
}

/** Finds what an offer says against itself, its set, its group or a page that sells it, and what hides its terms. */
export function checkOffers(
  documents: readonly ContentDocument[],
  offers: readonly Offer[],
): Finding[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const first = (value: unknown) => byId.get(referencesIn(value)[0] ?? "");
  const ways = textsOf(byId.get("siteSettings")?.payments).map((way) => way.toLowerCase());
  const offersOn = (page: ContentDocument | undefined) => {
    const sets = referencesIn(recordsIn(page?.sections).map(({ set }) => set));
    return offers.filter(({ id }) => sets.includes(id));
  };
  const ofOffer = (offer: Offer, index: number): Broken => {
    const document = byId.get(offer.id);
    const [group] = referencesIn(document?.group);
    const addOns = recordsIn(document?.addOns);
    const pages = documents.filter(
      ({ _type, service }) => _type === "platformPage" && referencesIn(service)[0] === offer.id,
    );
    const told = pages.flatMap((page) =>
      recordsIn(page.sections).filter(({ _type }) => words.PROMISES.has(`${_type}`)),
    );
    const own = [document, Object(document?.landing)].flatMap(({ sections }) =>
      recordsIn(sections),
    );
    const course = own.filter(({ _type }) => words.COURSE.has(`${_type}`));
    const samples = recordsIn(document?.sections).filter(({ _type }) => _type === "exhibit");
    const beside = offers.filter(
      ({ id }) => group && referencesIn(byId.get(id)?.group)[0] === group,
    );
    const before = offers
      .slice(0, index)
      .slice(-1)
      .filter(({ id }) => id === offer.id);
    return {
      ...breaches(
        offer,
        textsOf([told, samples]),
        textsOf(addOns.map(({ title }) => title)),
        textsOf(course),
      ),
      dearer: dearerPart(offer, beside, textsOf(samples)),
      uncounted: uncounted(offer, [...before, ...offersOn(first(document?.plansPage))]),
    };
  };
  const ofDocument = (document: ContentDocument): Broken => {
    const own =
      offers.find(({ id }) => id === document._id)?.price.amount ?? Number.POSITIVE_INFINITY;
    const isDearer = (id: string) =>
      offersOn(byId.get(id)).some(({ price }) => price.amount >= own);
    const paragraphs = [...paragraphsIn(document.sections)];
    const texts = textsOf(document);
    const sold = first(document.service)?.badge;
    return {
      badge: Boolean(document.badge && sold && sold !== document.badge) && `${sold}`,
      deferred: texts.find((text) => words.DEFERRED.test(text)),
      tax: texts.find((text) => words.EXCLUDES_TAX.test(text)),
      fullTime: texts.find((text) => words.FULL_TIME.test(text)),
      payment: texts.find(
        (text) =>
          /\bYou can pay by\b/.test(text) && ways.some((way) => !text.toLowerCase().includes(way)),
      ),
      cheaper: paragraphs.find(
        ([, text, refs]) => words.CHEAPER.test(text) && refs.some(isDearer),
      )?.[1],
    };
  };
  const found = [
    ...offers.map((offer, index) => [offer.id, offer.path, ofOffer(offer, index)] as const),
    ...documents.map((document) => [document._id, "", ofDocument(document)] as const),
  ];
  return found.flatMap(([id, part, broken]) =>
    Object.entries(broken).flatMap(([name, fault]) => {
      const rule = words.RULES[name as keyof Broken]; // The keys of `Broken`.
      const message = typeof fault === "string" ? `“${fault}”: ${rule}` : rule;
      return fault ? [{ rule: `offers (${name})`, id, path: part, message }] : [];
    }),
  );
}
