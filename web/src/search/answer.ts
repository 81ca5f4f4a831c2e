/** A page that gives an answer. */
export type AnsweringPage = {
  label: string;
  href: string;
  /** Its price, in the parts that are set in different sizes. */
  price: { figure: string; unit: string } | null;
  scope: string | null;
  /** The value of the tick beside the price. */
  tick: string | null;
};

/** An answer of the site, ready to be shown by the demonstration in a browser. */
export type Answer = {
  question: string;
  /** More words that a question may contain. */
  words: readonly string[] | null;
  answer: string;
  page: AnsweringPage | null;
};
