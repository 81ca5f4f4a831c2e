/** What to do about each rule that an offer or a document breaks. */
export const RULES = {
  size: "Say how much the price buys, in its scope or its counts: screens, posts, mailboxes …",
  lasting: "It goes on, but is paid once: say for how many months (“Only for some months”).",
  wage: "Less for an hour than the minimum wage: fewer hours, or a higher price.",
  several: "The price is for one only.",
  extra: "The price rises with it, so it is not in it.",
  dearer: "Only the dearer price of the offer has it.",
  uncounted: "Say how many, as the packages beside it do.",
  badge: "The badge of its service.",
  deferred: "Say the term itself.",
  tax: "Our prices include GST: write “GST included”.",
  fullTime: "Say how many hours a week the price buys.",
  payment: "The settings have other ways to pay as well.",
  cheaper: "One of those packages costs as much or more.",
} as const;

export const NUMBER_WORDS = "one two three four five six seven eight nine ten eleven twelve".split(
  " ",
);

/** What packages count and a price buys. */
export const THINGS = new Set(
  "posts reels clips videos screens pages products messages mailboxes hours words articles platforms".split(
    " ",
  ),
);

/** Blocks that promise something. */
export const PROMISES = new Set(["features", "benefits"]);

/** Blocks that say how a job goes and what it leads to. */
export const COURSE = new Set(["steps", "benefits"]);

/** Says how much of something there is. */
export const QUANTITY = new RegExp(
  `\\d|\\b(?:${NUMBER_WORDS.join("|")}|single|alone|both|unlimited)\\b`,
  "i",
);

/** In an offer that is paid once, although it goes on. */
export const GOES_ON =
  /^(?!.*\d (?:days|months)\b).*(?:\b(?:monthly|weekly|quarterly|24\/7|on call)\b|\b(?:a|per|each|every) (?:week|month)\b|^(?:email|phone).* support$)/i;

/** In its steps and benefits, where “a week” is how long something takes. */
export const REPEATS = /\b(?:month|week|quarter)ly\b|\bevery (?:week|month|quarter|monday)\b/i;

/** A scope that has only one of something, and an inclusion for each of several. */
export const ONLY_ONE = /\balone\b|\bone (?:person|page|site|account|platform|channel)\b/i;
export const SEVERAL =
  /\b(?:each|every) (?:platform|channel|page|account|staff|person|site|member)/i;

/** Leave a term of a sale to another paper, or hide how much time a price buys. */
export const DEFERRED = /\b(?:is|are|set out) in the (?:agreement|contract)\b/i;
export const FULL_TIME = /\bfull.time\b/i;

/** Adds GST to a price or leaves it out. */
export const EXCLUDES_TAX =
  /(?:\bplus|\+|\bbefore|\bex\.?|\bexcl\.?|\bexclud(?:es|ing)|\bexclusive of) ?GST\b/i;

export const CHEAPER = /\bcosts? less\b/;

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
