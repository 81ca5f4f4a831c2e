import type { Finding } from "./findings.ts";
import { type ContentDocument, NOT_READ, textsOf } from "./texts.ts";

/** Words that Australians spell in two ways, and the one this site has chosen. */
const SPELLINGS = [
  { other: /\bemail(s|ed|ing)?\b/i, own: "e-mail" },
  { other: /\bcatalogs?\b/i, own: "catalogue" },
];

/** Strings of the specification, which keep its spelling. */
const LITERAL = /\bemail support\b|\bproduct catalog( integration)?\b/gi;

/** Finds words that the site spells in another way elsewhere. */
export function checkSpelling(documents: readonly ContentDocument[]): Finding[] {
  return documents.flatMap((document) =>
    textsOf(document, NOT_READ).flatMap(({ id, path, text }) => {
      const own = text.replace(LITERAL, "");
      return SPELLINGS.filter(({ other }) => other.test(own)).map((spelling) => ({
        rule: "spelling",
        id,
        path,
        message: `Write “${spelling.own}”, as elsewhere on the site: “${text}”.`,
      }));
    }),
  );
}
