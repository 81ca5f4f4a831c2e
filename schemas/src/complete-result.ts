/*
 * What the fields of results hold, by name: the queries use a name for one kind of value. A field that is in none of
 * these lists holds a text, or what `MIXED` allows; `views.test.ts` (content check) finds any that is missing here.
 */

const names = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/));

const TEXT_LISTS = names(`
  aliases alternativeTo cities columns contains costsMoreWith days exclusions features headings includes keywords
  landingHeadings marks nextSteps order payments platforms points regions replaces searchPhrases texts words`);

const LISTS = names(`
  addOns articles assurances badges body buttons cards cells children conversation counts elsewhere excludes footer
  frames header hours items landingQuestions limited lines links listed markDefs pages pictures placePrices plus
  posts projects questions related relatedServices roles rows sections services stepTimes suggestions turns typical`);

const OBJECTS = names(`
  agency announcement article asset closing crop defaultRating document duration facts factsHere file
  group heroImage homeCards hotspot landingPlans landingPrice navigation offer onServicePage openingHours picture
  plansPage plate poster preset price prices reference rich sampleQuote seo set startingElsewhere startingPrice
  subject target term when`);

const NUMBERS = names(`
  amount bottom copyrightYear height lat left level lng months quantity rating reviewCount right serviceCount
  times to top total validDays width x y`);

const FLAGS = names(`
  _weak band hasDetailPage includesPrevious isHidden isOnLanding isPopular isThroughout landing landingNoIndex
  namesPreset noIndex orMore whole`);

/** Names that mean one kind of value here and another there: none of them is changed, but within. */
const MIXED = names(
  "_ref address category claims from gone image key location media offers packages priceRange scope service",
);

/** A figure: an object without one of these that is a number shows nothing. */
const FIGURES = names("amount bottom left months quantity right top x y");

/** Texts that pages read as such: what is missing becomes empty. Others that are missing stay `null`. */
const TEXTS = names(`
  _updatedAt abn acceptance answer badge callLabel callMessage channel chatGreeting chatLabel closes
  collectionNotice customer date description email excerpt figure label name note opens phone postcode publishedAt
  question shortName state street suburb summary thing title transcript url value whatsappNumber`);

/** An item of a list that has such fields, and not a word in any of them, says nothing. */
const NAMES = ["title", "label", "question", "name", "figure", "text"] as const;

/** What no page can hold: control characters, and halves of characters outside the basic plane. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it removes.
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]|\p{Surrogate}/gu;

type Attributes = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Attributes =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether an item has a name, or needs none, as blocks and spans do. */
function isNamed(item: Attributes, list: string): boolean {
  const present = NAMES.filter((name) => name in item);
  const needsNone = present.length === 0 || list === "sections" || list === "children";
  return needsNone || present.some((name) => item[name]);
}

function completeList(values: readonly unknown[], name: string): unknown[] {
  const holdsTexts = TEXT_LISTS.has(name) || (!LISTS.has(name) && typeof values[0] === "string");
  if (holdsTexts) return values.filter((value) => typeof value === "string").map(clean);
  const keys = new Set<unknown>();
  return values.flatMap((value, index) => {
    const item = isObject(value) ? completeObject(value) : null;
    if (!item || !isNamed(item, name)) return [];
    if (!("_key" in item)) return [item];
    const key = keys.has(item._key) || !item._key ? `${item._key ?? "item"}-${index}` : item._key;
    keys.add(key);
    return [{ ...item, _key: key }];
  });
}

/** Completes an object; `null` if it lacks a figure. */
function completeObject(value: Attributes): Attributes | null {
  const entries = Object.entries(value);
  if (entries.some(([name, part]) => FIGURES.has(name) && !Number.isFinite(part))) return null;
  return Object.fromEntries(entries.map(([name, part]) => [name, completeField(name, part)]));
}

const clean = (text: string) => text.replace(UNPRINTABLE, "");

function completeField(name: string, value: unknown): unknown {
  if (LISTS.has(name) || TEXT_LISTS.has(name))
    return Array.isArray(value) ? completeList(value, name) : [];
  if (OBJECTS.has(name)) return isObject(value) ? completeObject(value) : null;
  if (NUMBERS.has(name)) return Number.isFinite(value) ? value : null;
  if (FLAGS.has(name)) return typeof value === "boolean" ? value : null;
  if (MIXED.has(name)) return completeResult(value);
  if (typeof value === "string") return clean(value);
  return TEXTS.has(name) ? "" : null;
}

/**
 * Makes what imports and scripts left in documents safe to read: a text, a list, a number or an object of the wrong type
 * becomes an empty one; items of lists without a name are left out; keys that are missing or
 * repeated get a number; what no page can hold is removed from texts.
 * @param result what the Content Lake returned for one of `queries/`
 */
export function completeResult(result: unknown): unknown {
  if (typeof result === "string") return clean(result);
  if (Array.isArray(result)) return completeList(result, "");
  return isObject(result) ? completeObject(result) : (result ?? null);
}
