import { recordsIn } from "@currawong/schemas/record";
import type { ContentDocument, Finding } from "./documents.ts";
import { NUMBER_WORDS } from "./offers.data.ts";
import { type Offer, quantitiesOf, referencesIn } from "./offers.ts";
import { textsIn } from "./texts.ts";

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

/** The paragraphs within a value, each with the documents it links to or prices. */
export function* paragraphsIn(
  value: unknown,
  path = "",
): Generator<[path: string, text: string, refs: string[]]> {
  if (typeof value !== "object" || value === null) return;
  const { _type, children, markDefs } = value as Record<string, unknown>; // Of any object.
  const text = recordsIn(children).map((child) => child.text ?? "$0");
  if (_type === "block") yield [path.slice(1), text.join(""), referencesIn([children, markDefs])];
  else
    for (const [name, item] of Object.entries(value)) yield* paragraphsIn(item, `${path}.${name}`);
}

/** Blocks about the offer itself. Samples show the work of others, with their own numbers. */
const TOLD = new Set(["steps", "questions", "features", "benefits"]);

/** Compares each number of things, in an offer's own texts and where a text links to it, with what the offer holds. */
export function checkFigures(
  documents: readonly ContentDocument[],
  offers: readonly Offer[],
): Finding[] {
  const holds = (ids: readonly string[], { noun, per }: Count) =>
    offers
      .filter(({ id }) => ids.includes(id))
      .flatMap((offer) => quantitiesOf(offer).flatMap(countsIn))
      .filter((one) => one.noun === noun && one.per === per);
  return documents.flatMap((document) => {
    const { _id: id, features, description, packages, service, landing } = document;
    const sections = [document, Object(landing)].flatMap((page) => recordsIn(page.sections));
    const sold = [id, ...referencesIn([service, sections.map((one) => [one.set, one.services])])];
    const blocks = sections.filter(({ _type }) => TOLD.has(`${_type}`));
    const own = textsIn({ features, description, packages, blocks });
    const texts = [
      ...[...own].map(([path, text]) => [path, text, sold] as const),
      ...paragraphsIn(document),
    ];
    return texts.flatMap(([path, text, ids]) =>
      countsIn(text).flatMap((count): Finding[] => {
        const held = holds(ids, count);
        if (held.length === 0 || held.some(({ figure }) => figure >= count.figure)) return [];
        const message = `Says “${count.words}”, but the price includes ${held[0]?.words}.`;
        return [{ rule: "figures", id, path, message }];
      }),
    );
  });
}
