/** The longest search, in characters and in words: the rest is ignored. */
const MAX_LENGTH = 60;
const MAX_WORDS = 6;

/** Words that do not help a search: “how much does a website cost”, “I need more leads”. */
const FILLERS = new Set(
  "a about all also am an and any anyone anything are as at be been best better but by can cant company could cost costs day did do does doesnt doing dont else every find for from get getting give good got guys had has have having help helps hey hi how i if im in is isnt it its ive just keep know knows let like looking made make makes many me more most much my need needs new nice no not of offer on one or our out people please price prices pricing quickly really should so some somebody someone something started still such than thanks that the their them then there they thing things this to too up us use using very want wants was we were what when where which who whos why will with without would you your".split(
    " ",
  ),
);

/** A limit: “under $1,500”, “less than 2k”, “max 300”. Its groups: sign, figure, thousands, currency. */
const LIMIT =
  /(?:\bunder|\bbelow|\bless than|\b(?:about|around|roughly)(?=\s*(?:aud?\s*)?\$)|\bup to|\bmax(?:imum)?|\bcheaper than|\bwithin|<)\s*(?:of\s+)?((?:aud?\s*)?\$|aud\b)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b)?(\s*(?:aud|dollars|bucks)\b)?/gi;

/** What follows an amount without a sign of money: nothing, a time it is paid for, or a word that counts nothing. */
const AFTER_AMOUNT =
  /^\s*(?:$|[.,;:!?)]|\/\s*(?:mo|month)|(?:an?|and|but|each|for|if|in|max|monthly|my|on|once|only|or|our|per|please|that|the|to|total|with)\b)/i;

const CHEAP =
  /\b(?:cheap(?:er|est|ly)?|inexpensive|affordable|budget|low[- ]?cost|lowest price|bargain)\b/gi;

/** Every apostrophe, prime and accent that a keyboard or phone writes for one. */
const APOSTROPHES = /['`´‘’‚‛′‵ʹ-ʿˈˊˋ˴՚׳❛❜ꞌ＇]/gu;

/** Lower case, without accents and apostrophes. */
export function fold(text: string): string {
  // Before the accents: a spacing accent would otherwise leave a space.
  return text.replace(APOSTROPHES, "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** The words of a search, normalised and without fillers. */
export function wordsOf(text: string): string[] {
  const all = fold(text.slice(0, 200)).match(/[a-z0-9]+/g) ?? [];
  const meaningful = all.filter((word) => !FILLERS.has(word));
  const words: string[] = [];
  // A search that consists only of fillers keeps them.
  for (const word of meaningful.length > 0 ? meaningful : all) {
    if (words.length === MAX_WORDS || words.join(" ").length + word.length >= MAX_LENGTH) break;
    words.push(word);
  }
  return words;
}

export type Search = {
  words: string[];
  /** The most it may cost, in AUD. */
  max?: number;
  /** Whether the cheapest results come first. */
  isCheap: boolean;
};

/** Finds the price limit in a search: the phrase, and the amount in AUD. */
function findLimit(text: string): { phrase: string; max: number } | undefined {
  for (const match of text.matchAll(LIMIT)) {
    const [phrase, sign, figure = "", thousands, currency] = match;
    const isMoney = sign || currency || AFTER_AMOUNT.test(text.slice(match.index + phrase.length));
    // “Up to 100 products” and “within 90 days” are not prices.
    if (!isMoney) continue;
    return { phrase, max: Number(figure.replaceAll(",", "")) * (thousands ? 1_000 : 1) };
  }
  return undefined;
}

/** Parses a search as the visitor typed it. Numbers of things are words, not prices. */
export function parseSearch(text: string): Search {
  const limit = findLimit(text);
  const max = limit?.max || undefined;
  const withoutLimit = limit ? text.replace(limit.phrase, " ") : text;
  const isCheap = withoutLimit.search(CHEAP) !== -1;
  const words = wordsOf(withoutLimit.replace(CHEAP, " "));
  const isPriced = isCheap || Boolean(max);
  return {
    // With only fillers beside a price, the search is for everything at that price.
    words: isPriced && words.every((word) => FILLERS.has(word)) ? [] : words,
    ...(max && { max }),
    isCheap,
  };
}
