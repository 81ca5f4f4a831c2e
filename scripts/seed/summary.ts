import type { Difference } from "./differences.ts";
import type { SeedReport } from "./seed.ts";

const LENGTH = 80;

/** The lines that tell a person what a seed did, or with `dryRun` would do. */
export function summaryOf(report: SeedReport, dryRun: boolean): string[] {
  const { create, update, remove, skip, unchanged, uploaded, mutations, milliseconds } = report;
  const seconds = (milliseconds / 1000).toFixed(1);
  return [
    ...(dryRun ? create.map(({ document }) => `+ ${document._id}`) : []),
    ...update.flatMap(({ document, fields }) => [
      `~ ${document._id}`,
      ...fields.map(differenceLine),
    ]),
    ...remove.map(({ _id }) => `- ${_id}`),
    ...skip.flatMap(({ id, reason, fields }) => [
      `! ${id}: ${reason}; left alone (--force overwrites)`,
      ...fields.map(differenceLine),
    ]),
    `${create.length} created, ${update.length} updated, ${remove.length} removed, ${skip.length} left alone, ${unchanged.length} unchanged`,
    dryRun
      ? `Nothing was written: dry run, ${seconds} s.`
      : `${mutations} mutations, ${uploaded.length} pictures uploaded, ${seconds} s.`,
  ];
}

/** One difference as an indented line; long values are cut. */
export const differenceLine = ({ path, before, after }: Difference): string =>
  `    ${path || "(document)"}: ${shorten(before)} → ${shorten(after)}`;

function shorten(value: unknown): string {
  const text = value === undefined ? "(absent)" : JSON.stringify(value);
  return text.length > LENGTH ? `${text.slice(0, LENGTH - 1)}…` : text;
}
