import type { Finding } from "./findings.ts";
import { type ContentDocument, textsOf } from "./texts.ts";

/** Words that can be spelled or chosen in two ways, and the one this site has chosen. */
const SPELLINGS = [
  { other: /\be-mail(s|ed|ing)?\b/i, own: "email" },
  { other: /\bcatalogs?\b/i, own: "catalogue" },
  { other: /\bsomebody\b/i, own: "someone" },
  { other: /\banybody\b/i, own: "anyone" },
  { other: /\beverybody\b/i, own: "everyone" },
  { other: /\bnobody\b/i, own: "no one" },
];

/** Strings of the specification, which keep its spelling. */
const LITERAL = /\bproduct catalog( integration)?\b/gi;

/** Finds words that the site spells in another way elsewhere. */
export function checkSpelling(documents: readonly ContentDocument[]): Finding[] {
  return documents.flatMap((document) =>
    textsOf(document).flatMap(({ id, path, text }) => {
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
