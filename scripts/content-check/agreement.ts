import { recordsIn } from "@currawong/schemas/record";
import type { ContentDocument, Finding } from "./documents.ts";
import { textsIn } from "./texts.ts";

/** Finds places where a document contradicts itself or the settings, of the kinds that a rule can tell. */
export function checkAgreement(documents: readonly ContentDocument[]): Finding[] {
  const settings = documents.find(({ _type }) => _type === "siteSettings");
  const hours = plainHours([...textsIn(settings?.hours)].map(([, text]) => text).join(" "));
  return documents.flatMap((document) =>
    [...totalsIn(document), ...samplesIn(document), ...hoursIn(document, hours)].map(
      ([path, message]) => ({ rule: "agreement", id: document._id, path, message }),
    ),
  );
}

type Problem = readonly [path: string, message: string];

const numberOf = (text: string | undefined) => Number(text?.replaceAll(",", ""));

/** The samples of a service, by their path. */
const examplesOf = ({ sections }: ContentDocument) =>
  recordsIn(sections).flatMap((block, index): [string, typeof block][] =>
    block._type === "exhibit" ? [[`sections[${index}]`, block]] : [],
  );

/** Samples whose heading counts something that their columns do not add up to. */
function totalsIn(document: ContentDocument): Problem[] {
  return examplesOf(document).flatMap(([path, { heading, columns }]): Problem[] => {
    const total = /\b(\d+) [a-z]{4,}/.exec(String(heading))?.[1];
    const parts = Array.isArray(columns) ? columns.map((one) => /^(\d+) [a-z]/.exec(one)?.[1]) : [];
    if (!total || parts.length === 0 || parts.includes(undefined)) return [];
    const sum = parts.reduce((whole, part) => whole + numberOf(part), 0);
    return sum === numberOf(total)
      ? []
      : [[path, `Its heading says ${total}, its parts come to ${sum}.`]];
  });
}

/** Lines of the same name in a service's samples whose results start with different figures. */
function samplesIn(document: ContentDocument): Problem[] {
  const results = new Map<unknown, string>();
  return examplesOf(document).flatMap(([path, { rows }]) =>
    recordsIn(rows).flatMap(({ label, result }): Problem[] => {
      const figure = /^\d+/.exec(String(result))?.[0];
      if (!figure) return [];
      const other = results.get(label) ?? figure;
      results.set(label, other);
      return other === figure ? [] : [[path, `Says ${figure} for “${label}”, elsewhere ${other}.`]];
    }),
  );
}

/** Opening hours in one spelling: “monday-friday 9-6”. */
const plainHours = (text: string) =>
  text
    .toLowerCase()
    .replace(/ ?(?:–| to ) ?/g, "-")
    .replace(/ (?:am|pm)/g, "");

/** Hours for weekdays and Saturdays, as our own texts say them; other businesses in samples say them otherwise. */
const HOURS = /(?:monday-friday|saturday) \d+-\d+/g;

function hoursIn(document: ContentDocument, hours: string): Problem[] {
  return [...textsIn(document)].flatMap(([path, text]) =>
    (plainHours(text).match(HOURS) ?? []).flatMap((words): Problem[] =>
      hours.includes(words) ? [] : [[path, `Says “${words}”, which the settings’ hours do not.`]],
    ),
  );
}
