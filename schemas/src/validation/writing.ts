import type { Rule, ValidationError } from "@sanity/types";

/** A part of a text, as far as these rules read it. */
type Part = {
  _key?: string;
  _type?: string;
  style?: string;
  children?: readonly { text?: string; marks?: readonly string[] }[];
  markDefs?: readonly { _key: string; _type?: string; href?: string }[];
  caption?: string;
  image?: { alt?: string };
};

const partsOf = (value: unknown): readonly Part[] => (Array.isArray(value) ? value : []);

const wordsOf = ({ children = [] }: Part) => children.map(({ text }) => text ?? "").join("");

const at = (part: Part, message: string): ValidationError => ({
  message,
  path: part._key ? [{ _key: part._key }] : [],
});

/** Subheadings stand below a heading: screen readers list them as its parts. */
function headingOrder(parts: readonly Part[]): ValidationError[] {
  const first = parts.find(({ style }) => style === "h2" || style === "h3");
  if (first?.style !== "h3") return [];
  return [
    at(first, `“${wordsOf(first)}” is a subheading without a heading above it. Make it a heading.`),
  ];
}

const EMPTY_WORDS =
  /^(?:click |tap |press )?(?:here|this|this (?:link|page|article)|link|more|read more|learn more|find out more|see more|details)[.:!]?$/i;

/** The words of each link in a part. */
function linksOf({ children = [], markDefs = [] }: Part) {
  return markDefs.map((link) => ({
    link,
    words: children
      .filter(({ marks }) => marks?.includes(link._key))
      .map(({ text }) => text ?? "")
      .join("")
      .trim(),
  }));
}

/** Links say where they lead: screen readers read them out of their sentence. */
const emptyLinks = (part: Part): ValidationError[] =>
  linksOf(part)
    .filter(({ words }) => EMPTY_WORDS.test(words))
    .map(({ words }) =>
      at(part, `The link “${words}” doesn’t say where it leads. Link the words that do.`),
    );

let siteOrigin = "";

/** Tells the rules the address of the site, e.g. `https://currawong.example`. */
export function setSiteOrigin(origin: string): void {
  siteOrigin = origin;
}

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).host.replace(/^www\./, "") : undefined;

/** Pages of the site are linked as documents, so that a link survives a new address. */
const ownAddresses = (part: Part): ValidationError[] =>
  linksOf(part)
    .filter(({ link }) => siteOrigin && link.href && hostOf(link.href) === hostOf(siteOrigin))
    .map(({ link, words }) =>
      at(
        part,
        `“${words}” links to a page of this site by its address, ${link.href}. Use “Link within the site”, which follows the page when it moves.`,
      ),
    );

const plain = (text = "") =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Alternative text and caption are both read out: one says what is seen, the other what it means. */
function repeatedCaption(part: Part): ValidationError[] {
  const alt = plain(part.image?.alt);
  if (part._type !== "figure" || !alt || alt !== plain(part.caption)) return [];
  return [
    at(part, "The picture’s alternative text repeats its caption. Say what the picture shows."),
  ];
}

/** Finds what a writer should put right in a text, each in its place. */
export function findWritingProblems(value: unknown): ValidationError[] {
  const parts = partsOf(value);
  return [
    ...headingOrder(parts),
    ...parts.flatMap((part) => [
      ...emptyLinks(part),
      ...ownAddresses(part),
      ...repeatedCaption(part),
    ]),
  ];
}

/** Warns of what `findWritingProblems` finds. */
export const writingAdvice = <Checked extends Rule>(rule: Checked) =>
  rule
    .custom((value) => {
      const problems = findWritingProblems(value);
      return problems.length === 0 || problems;
    })
    .warning();
