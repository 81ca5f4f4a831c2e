/** The prices that a search asks for, in AUD; `near` is one that it names without saying more or less. */
export type Amount = { min?: number; max?: number; near?: number };

/** An amount, in four groups: sign, figure, thousands, currency. */
const AMOUNT = String.raw`((?:\ba(?:ud?)?\s*)?\$|\baud\b)?\s*(\d[\d,]*(?:\.\d+)?)\s*(k\b|grand\b)?(\s*(?:aud\b|dollars?\b|bucks?\b|\$))?`;

/** “$500 - $1000”, “between 1k and 2k”. */
const RANGE = new RegExp(
  String.raw`(?:\b(between|from)\s+)?${AMOUNT}\s*([-–—&]|to\b|and\b)\s*${AMOUNT}`,
  "gi",
);

/** “under $1,500”, “at least 2k”, “about $300”, “$500+”, “$499”. What stands before it says which it is, or what follows. */
const LIMIT = new RegExp(
  String.raw`(?:(\b(?:under|below|less than|(?:no|not) (?:more than|over)|up to|at most|max(?:imum)?|cheaper than|within|budget(?: is)?)|[<≤]=?)|(\b(?:over|above|more than|at least|(?:no|not) less than|min(?:imum)?|upwards? of)|[>≥]=?)|(\b(?:from|starting at))|(\b(?:about|around|roughly|approx(?:imately)?|circa|close to)|~))?\s*(?:of\s+)?${AMOUNT}(?:\s*(?:(max\b|tops\b|or (?:less|under)\b|at most\b|budget\b|to spend\b)|(\+|plus\b|or (?:more|over)\b|and (?:up|over|above)\b|min\b|upwards\b)))?`,
  "gi",
);

/** What follows an amount without a sign of money: nothing, a time it is paid for, or a word that counts nothing. */
const AFTER_AMOUNT =
  /^\s*(?:$|[.,;:!?)]|\/\s*(?:mo|month)|(?:an?|and|but|each|for|if|in|max|monthly|my|on|once|only|or|our|per|please|that|the|to|total|with)\b)/i;

/** The least amount that is read as money without a sign, where the words around it also count things or times. */
const LEAST_WITHOUT_SIGN = 100;

const numberIn = (figure = "", thousands?: string) =>
  Number(figure.replaceAll(",", "")) * (thousands ? 1_000 : 1);

type Found = { amount: Amount; phrase: string };

function findRange(text: string): Found | undefined {
  for (const match of text.matchAll(RANGE)) {
    const [phrase, lead, sign, figure, thousands, currency, to = "", ...second] = match;
    const [sign2, figure2, thousands2, currency2] = second;
    if (/and|&/i.test(to) && lead?.toLowerCase() !== "between") continue;
    const high = numberIn(figure2, thousands2);
    // In “$5-10k” both are thousands.
    const low = numberIn(
      figure,
      thousands ?? (numberIn(figure) < numberIn(figure2) ? thousands2 : ""),
    );
    const isMoney =
      sign ||
      currency ||
      sign2 ||
      currency2 ||
      (Math.min(low, high) >= LEAST_WITHOUT_SIGN &&
        AFTER_AMOUNT.test(text.slice(match.index + phrase.length)));
    if (!isMoney) continue;
    return { phrase, amount: { min: Math.min(low, high), max: Math.max(low, high) } };
  }
  return undefined;
}

function findLimit(text: string): Found | undefined {
  for (const match of text.matchAll(LIMIT)) {
    const [phrase, most, least, from, about, sign, figure, thousands, currency, ...tail] = match;
    const [orLess, orMore] = tail;
    const value = numberIn(figure, thousands);
    const isSigned = sign || currency || thousands?.toLowerCase() === "grand";
    const isPriced = most || least || ((about || orLess || orMore) && value >= LEAST_WITHOUT_SIGN);
    // “Up to 100 products”, “within 90 days” and “office 365” are not prices.
    const isMoney =
      isSigned || (isPriced && AFTER_AMOUNT.test(text.slice(match.index + phrase.length)));
    if (!isMoney || !value) continue;
    if (most || orLess) return { phrase, amount: { max: value } };
    if (least || from || orMore) return { phrase, amount: { min: value } };
    return { phrase, amount: { near: value } };
  }
  return undefined;
}

/** Finds the price that a search asks for, and the phrase that says so; `undefined` if it names none. */
export const findAmount = (text: string): Found | undefined => findRange(text) ?? findLimit(text);
