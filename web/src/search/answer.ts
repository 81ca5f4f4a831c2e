import type { Price } from "@currawong/schemas/price";

/** An answer of the demonstration, with the page it comes from and that page's price. */
export type DemoAnswer = {
  question: string;
  /** More words that a question may contain. */
  words: readonly string[] | null;
  answer: string;
  link: {
    label: string;
    href: string;
    price: Price | null;
    scope: string | null;
    line: string | null;
  } | null;
};

/** What a search of all pages did: how many answers it searched, and how many of them fit. */
export type SearchReport = { searched: number; found: number };
