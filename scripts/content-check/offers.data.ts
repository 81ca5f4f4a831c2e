export const NUMBER_WORDS = "one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);

/** What packages count and a price buys. */
export const THINGS = new Set(
  "posts reels clips videos screens pages products messages mailboxes hours words articles platforms".split(
    " ",
  ),
);

/** Says how much of something there is. */
export const QUANTITY = new RegExp(
  `\\d|\\b(?:${NUMBER_WORDS.join("|")}|single|alone|unlimited)\\b`,
  "i",
);

/** In an offer that is paid once, although it goes on. */
export const GOES_ON =
  /\b(?:monthly|weekly|24\/7|on call)\b|\b(?:a|per|each|every) (?:week|month)\b|^(?:email|phone).* support$/i;

/** A scope that has only one of something, and an inclusion for each of several. */
export const ONLY_ONE = /\balone\b|\bone (?:person|page|site|account|platform|channel)\b/i;
export const SEVERAL =
  /\b(?:each|every) (?:platform|channel|page|account|staff|person|site|member)/i;

/** Phrases that hide a term of a sale, with what to write instead. */
export const VAGUE: readonly (readonly [RegExp, string])[] = [
  [/\b(?:is|are|set out) in the (?:agreement|contract)\b/i, "Say the term itself."],
  [/\bfull.time\b/i, "Say how many hours a week the price buys."],
];

/** Says that what a price rises with is not in it. */
export const NOT_IN_IT = /\bquoted\b|\badd-on\b|\bstarts? with\b/i;

/** Words without a subject of their own. */
export const COMMON = new Set(
  "and the for with from into than that this other others more most each every also well as both your their our when need needs under over only month months year own used uses can not are its".split(
    " ",
  ),
);

/** Words for one thing. */
export const SAME: Readonly<Record<string, string>> = {
  book: "calendar",
  booking: "calendar",
  booked: "calendar",
};

/** The minimum wage of a casual, $31.19 an hour since 1 July 2025, rounded up. */
export const LEAST_HOURLY = 32;
