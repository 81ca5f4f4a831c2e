import type { ContentDocument, Finding } from "./documents.ts";
import { countsIn, sentencesIn } from "./figures.ts";
import * as words from "./offers.data.ts";
import { listOf, type Offer, quantitiesOf, referencesIn } from "./offers.ts";
import { recordsIn, textsIn } from "./texts.ts";

type Problem = readonly [path: string, message: string];

const WEEKS_IN_A_MONTH = 52 / 12;

const textsOf = (value: unknown) => [...textsIn(value)].map(([, text]) => text);

const stemsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[a-z]{3,}/g) ?? [])
    .filter((word) => !words.COMMON.has(word))
    .map((word) => words.SAME[word] ?? word.replace(/(?:y|ies|s)$/, ""));

/** What an offer lacks or promises against its own facts. @param promises of the pages that sell nothing else */
function problemsOf(offer: Offer, promises: readonly string[]): Problem[] {
  const { id, price, includes, facts } = offer;
  const problems: Problem[] = [];
  if (["once", "month", "project"].includes(price.unit)) {
    if (!quantitiesOf(offer).some((text) => words.QUANTITY.test(text)))
      problems.push(["facts.counts", "Say how much the price buys: screens, posts, mailboxes …"]);
  }
  const limited = recordsIn(facts.limited).map(({ thing }) => thing);
  for (const text of price.unit === "month" ? [] : includes) {
    if (words.GOES_ON.test(text) && !/\d (?:days|months)\b/.test(text) && !limited.includes(text))
      problems.push(["facts.limited", `“${text}” is paid once: say for how many months it lasts.`]);
  }
  const hours = recordsIn(facts.counts).find(({ thing }) => thing === "hours a week");
  const hourly = price.amount / WEEKS_IN_A_MONTH / Number(hours?.to ?? hours?.from);
  if (hourly < words.LEAST_HOURLY)
    problems.push(["facts.counts", `$${hourly.toFixed(2)} an hour is less than the minimum wage.`]);
  const one = [offer, ...offer.elsewhere].find(({ scope }) => words.ONLY_ONE.test(scope))?.scope;
  for (const text of one ? includes : []) {
    if (words.SEVERAL.test(text))
      problems.push(["features", `“${text}”, but the price is for ${one}.`]);
  }
  for (const extra of listOf(facts.costsMoreWith).map(String)) {
    const stems = stemsOf(extra);
    const promise = [...includes, ...promises].find(
      (text) =>
        stems.length > 1 &&
        !words.NOT_IN_IT.test(text) &&
        stems.every((stem) => stemsOf(text).includes(stem)),
    );
    if (promise) problems.push(["features", `“${promise}”, but the price rises with ${extra}.`]);
  }
  const isDescribed = listOf(facts.excludes).length > 0 && facts.duration;
  if (/^(?:sectionPage|serviceGroup)-/.test(id) && !isDescribed)
    problems.push([
      "facts",
      "No page describes this offer: say what it leaves out and how long it takes.",
    ]);
  return problems;
}

/** What only the dearer price of an offer has, shown on its own page at the lower one or in a cheaper offer of its group. */
function dearerParts(offer: Offer, group: readonly Offer[], samples: readonly string[]): Problem[] {
  const [low, high] = [offer, ...offer.elsewhere].toSorted(
    (a, b) => a.price.amount - b.price.amount,
  );
  if (!low || !high || !low.scope) return [];
  const dearer = stemsOf(high.scope).filter(
    (stem) => !stemsOf(low.scope).includes(stem) && !words.THINGS.has(`${stem}s`),
  );
  const cheaper = group.filter(({ price }) => price.amount < low.price.amount);
  const shown = offer === low ? [...offer.includes, ...samples] : [];
  return [...cheaper.flatMap(({ includes }) => includes), ...shown].flatMap((text): Problem[] =>
    dearer.some((stem) => stemsOf(text).includes(stem))
      ? [["features", `“${text}” belongs to the price ${high.scope}.`]]
      : [],
  );
}

const thingsIn = (texts: readonly string[]) =>
  texts.flatMap(countsIn).flatMap(({ noun }) => (words.THINGS.has(noun) ? noun : []));

/** What others count and an offer does not: the package before it, or the packages of its service's design page. */
function uncounted(offer: Offer, others: readonly Offer[]): Problem[] {
  const own = thingsIn([...quantitiesOf(offer), ...offer.includes]);
  const noun = others
    .filter(({ price }) => !offer.includesPrevious && price.unit === offer.price.unit)
    .flatMap((other) => thingsIn([...quantitiesOf(other), ...other.includes]))
    .find((one) => !own.includes(one));
  return noun ? [["facts.counts", `Say how many ${noun}, as the packages beside it do.`]] : [];
}

/** Finds what an offer says against itself, its set, its group, or a page that sells it. */
export function checkOffers(
  documents: readonly ContentDocument[],
  offers: readonly Offer[],
): Finding[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const offersOn = (page: unknown) => {
    const sets = recordsIn(byId.get(referencesIn(page)[0] ?? "")?.sections).flatMap(({ set }) =>
      referencesIn(set),
    );
    return offers.filter(({ id }) => sets.includes(id));
  };
  const ofOffers = offers.flatMap((offer, index) => {
    const document = byId.get(offer.id);
    const pages = documents.filter(
      ({ _type, service }) => _type === "platformPage" && referencesIn(service)[0] === offer.id,
    );
    const promises = pages
      .flatMap((page) => recordsIn(page.sections))
      .filter(({ _type }) => /^(?:features|benefits)$/.test(String(_type)));
    const samples = recordsIn(document?.sections).filter(({ _type }) => _type === "exhibit");
    const group = document?.group;
    const beside = group
      ? offers.filter(({ id }) => referencesIn(byId.get(id)?.group)[0] === referencesIn(group)[0])
      : [];
    const before = offers.slice(Math.max(0, index - 1), index).filter(({ id }) => id === offer.id);
    return [
      ...problemsOf(offer, promises.flatMap(textsOf)),
      ...dearerParts(offer, beside, samples.flatMap(textsOf)),
      ...uncounted(offer, [...before, ...offersOn(document?.plansPage)]),
    ].map(([path, message]) => ({
      rule: "offers",
      id: offer.id,
      path: offer.path + path,
      message: `${offer.name}: ${message}`,
    }));
  });
  const ofDocuments = documents.flatMap((document) => {
    const problems = [
      ...termsIn(document, byId.get("siteSettings")?.payments),
      ...comparisonsIn(document, offers, offersOn),
    ];
    const sold = byId.get(referencesIn(document.service)[0] ?? "");
    if (document.badge && sold && sold.badge !== document.badge)
      problems.push(["badge", `The badge of its service is ${sold.badge}.`]);
    return problems.map(([path, message]) => ({ rule: "offers", id: document._id, path, message }));
  });
  return [...ofOffers, ...ofDocuments];
}

/** Terms of sale that a text hides or tells in part. */
const termsIn = (document: ContentDocument, payments: unknown): Problem[] =>
  [...textsIn(document)].flatMap(([path, text]): Problem[] => [
    ...words.VAGUE.flatMap(([phrase, advice]): Problem[] =>
      phrase.test(text) ? [[path, `“${text}”: ${advice}`]] : [],
    ),
    ...listOf(payments).flatMap((way): Problem[] =>
      /\bYou can pay by\b/.test(text) && !text.toLowerCase().includes(String(way).toLowerCase())
        ? [[path, `Payment in the settings is by ${way} too.`]]
        : [],
    ),
  ]);

/** Sentences that call something cheaper than the offer whose page they are on, with a link to what is not. */
function comparisonsIn(
  document: ContentDocument,
  offers: readonly Offer[],
  offersOn: (page: unknown) => Offer[],
): Problem[] {
  const own = offers.find(({ id }) => id === document._id)?.price;
  return [...sentencesIn(document.sections)].flatMap(([path, text, refs]): Problem[] => {
    const dearer = refs
      .flatMap((_ref) => offersOn({ _ref }))
      .find(({ price }) => own && price.amount >= own.amount);
    return /\bcosts? less\b/.test(text) && dearer
      ? [[path, `“${text}”, but ${dearer.name} doesn’t.`]]
      : [];
  });
}
