import { isRecord } from "@currawong/schemas/record";
import type { ContentDocument, Finding } from "./documents.ts";
import { NUMBER_WORDS } from "./offers.data.ts";
import { type Offer, quantitiesOf, referencesIn } from "./offers.ts";
import { recordsIn, textsIn } from "./texts.ts";

/** A number of things, such as “12-16 posts a month” or “three short videos”. */
export type Count = { words: string; figure: number; noun: string; per: string };

const NUMBER = `[\\d,]*\\d|unlimited|${NUMBER_WORDS.join("|")}`;
const COUNT = new RegExp(
  `(?:(?:${NUMBER})(?:[-–]| to ))?(?<![$.\\d])\\b(${NUMBER})(\\+?) (?:[a-z]+ )?([a-z]{3,}s)\\b(?: (?:a|per|each) (week|month|day))?`,
  "gi",
);

function numberOf(text: string, more: string | undefined): number {
  if (more || /unlimited/i.test(text)) return Number.POSITIVE_INFINITY;
  const word = NUMBER_WORDS.indexOf(text.toLowerCase());
  return word < 0 ? Number(text.replaceAll(",", "")) : word + 1;
}

/** The counts in a text: of a range its highest figure, and no end to “25+ screens”. */
export const countsIn = (text: string): Count[] =>
  [...text.matchAll(COUNT)].map(([words, figure = "", more, noun = "", per = ""]) => ({
    ...{ words, noun: noun.toLowerCase(), per },
    figure: numberOf(figure, more),
  }));

/** The sentences of a document, as its Markdown twin has them too, each with the documents that it links to or prices. */
export function* sentencesIn(
  value: unknown,
  path = "",
): Generator<[path: string, text: string, refs: string[]]> {
  if (typeof value !== "object" || value === null) return;
  const { _type, children, markDefs } = value as Record<string, unknown>; // Of any object.
  if (_type !== "block") {
    for (const [name, item] of Object.entries(value)) yield* sentencesIn(item, `${path}.${name}`);
    return;
  }
  const parts = recordsIn(children).flatMap((child) => {
    const marks = recordsIn(markDefs).filter(({ _key }) => `${child.marks}`.includes(`${_key}`));
    const refs = referencesIn([child, marks]);
    // An inline price has no text; a text may end a sentence and begin another.
    return String(child.text ?? "$0")
      .split(/(?<=[.!?:;]) /)
      .map((text, at) => ({ text, refs, at }));
  });
  let sentence = { text: "", refs: [] as string[] };
  for (const { text, refs, at } of [...parts, { text: "", refs: [], at: 1 }]) {
    if (at > 0) {
      yield [path.slice(1), sentence.text, sentence.refs];
      sentence = { text: "", refs: [] };
    }
    sentence = { text: sentence.text + text, refs: [...sentence.refs, ...refs] };
  }
}

/** Blocks about the offer itself. Samples show the work of others, with their own numbers. */
const TOLD = new Set(["steps", "questions", "features", "benefits"]);

/** Compares each number of things, in an offer's own texts and in sentences that link to it, with what the offer holds. */
export function checkFigures(
  documents: readonly ContentDocument[],
  offers: readonly Offer[],
): Finding[] {
  const limitsFor = (ids: readonly string[], { noun, per }: Count) =>
    offers
      .filter(({ id }) => ids.includes(id))
      .flatMap((offer) => quantitiesOf(offer).flatMap(countsIn))
      .filter((one) => one.noun === noun && one.per === per);
  return documents.flatMap((document) => {
    const { _id: id, features, description, packages, service, landing } = document;
    const sections = [document.sections, isRecord(landing) ? landing.sections : []].flatMap(
      recordsIn,
    );
    const blocks = sections.filter(({ _type }) => TOLD.has(String(_type)));
    const sold = [
      id,
      ...referencesIn([service, sections.map(({ set, services }) => [set, services])]),
    ];
    const own = [...textsIn({ features, description, packages, blocks })].map(
      ([path, text]) => [path, text, sold] as const,
    );
    return [...own, ...sentencesIn(document)].flatMap(([path, text, refs]) =>
      countsIn(text).flatMap((count): Finding[] => {
        const held = limitsFor(refs, count);
        const most = Math.max(...held.map(({ figure }) => figure));
        const message = `Says “${count.words}”, but the price includes ${held.map(({ words }) => words).join(" or ")}.`;
        return held.length > 0 && count.figure > most
          ? [{ rule: "figures", id, path, message }]
          : [];
      }),
    );
  });
}
