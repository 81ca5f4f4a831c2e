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

/** How long an offer takes and what it has for some months only, as labelled lines. */
export function timeLines(facts: Pick<Facts, "duration" | "limited"> | null) {
  if (!facts) return [];
  const byMonths = new Map<number, string[]>();
  for (const { thing, months } of facts.limited ?? [])
    if (thing && months) byMonths.set(months, [...(byMonths.get(months) ?? []), thing]);
  return [
    { label: "Takes", value: facts.duration ? formatDuration(facts.duration) : "" },
    ...Array.from(byMonths, ([months, things]) => ({
      label: months === 1 ? "In the first month" : `For ${months} months`,
      value: things.join(", "),
    })),
  ];
}

/** The facts of an offer as labelled lines, apart from what it does not include. */
export const factLines = (facts: Facts | null) => [
  { label: "How much", value: facts?.counts?.map(formatCount).join(", ") },
  ...timeLines(facts),
  { label: "This price is for", value: facts?.term && formatTerm(facts.term) },
  { label: "Costs more with", value: facts?.costsMoreWith?.join(", ") },
];
