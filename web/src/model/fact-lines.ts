import {
  formatCount,
  formatDuration,
  formatTerm,
  layerFacts,
} from "@currawong/schemas/offer-facts";
import type { Service } from "./block.ts";

type Facts = NonNullable<Service["facts"]>;

/** The facts of a service at the price of its own page. */
export const factsOf = ({ facts, factsHere }: Service): Facts | null =>
  layerFacts(factsHere?.facts ?? null, facts);

const joined = (texts: readonly string[] | null | undefined) => texts?.join(", ") ?? "";

/** The things that last for some months only, by the number of months. */
function limitedLines({ limited }: Pick<Facts, "limited">) {
  const byMonths = new Map<number, string[]>();
  for (const { thing, months } of limited ?? []) {
    if (thing && months) byMonths.set(months, [...(byMonths.get(months) ?? []), thing]);
  }
  return [...byMonths].map(([months, things]) => ({
    label: months === 1 ? "In the first month" : `For ${months} months`,
    value: joined(things),
  }));
}

/** How long an offer takes and what it has for some months only, as labelled lines. */
export const timeLines = (facts: Pick<Facts, "duration" | "limited"> | null) =>
  facts
    ? [
        { label: "Takes", value: facts.duration ? formatDuration(facts.duration) : "" },
        ...limitedLines(facts),
      ]
    : [];

/** The facts of an offer as labelled lines, apart from what it does not include. */
export const factLines = (facts: Facts | null) =>
  facts
    ? [
        { label: "How much", value: joined(facts.counts?.map(formatCount)) },
        ...timeLines(facts),
        { label: "This price is for", value: facts.term ? formatTerm(facts.term) : "" },
        { label: "Costs more with", value: joined(facts.costsMoreWith) },
      ]
    : [];
