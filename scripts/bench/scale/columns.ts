import { median, percentile } from "../measure.ts";

/** One line of the report: a column for each dataset. */
export function print(what: string, columns: readonly string[], note = ""): void {
  console.log(
    `  ${what.padEnd(38)} ${columns.map((text) => text.padStart(24)).join("")}   ${note}`,
  );
}

/** A line of milliseconds, with their ratio to those of the first dataset. */
export function printTimes(what: string, times: readonly number[]): void {
  print(what, times.map(decimal), ratio(times));
}

export const decimal = (value: number) => `${value.toFixed(1)} ms`;

export const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** Megabytes that a process holds and held. */
export const held = ({ now, peak }: { now: number; peak: number }) =>
  `${now.toFixed(0)} / ${peak.toFixed(0)} MB`;

/** The median and the worst. */
export const both = (times: readonly number[]) =>
  `${decimal(median(times))} / ${decimal(percentile(times, 1))}`;

/** How much each but the first is of the first. */
export function ratio(values: readonly number[]): string {
  const [first = Number.NaN] = values;
  return values
    .slice(1)
    .map((value) => `${(value / first).toFixed(2)} ×`)
    .join("  ");
}

/**
 * Takes samples of each subject in turns, so that all share the machine's mood.
 * @param sample takes one; it is told of which round
 * @returns the samples of each subject, in the order of the subjects
 */
export async function inTurns<Subject, Sample>(
  subjects: readonly Subject[],
  rounds: number,
  sample: (subject: Subject, round: number) => Promise<Sample>,
): Promise<Sample[][]> {
  const samples: Sample[][] = subjects.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, subject] of subjects.entries()) {
      samples[index]?.push(await sample(subject, round));
    }
  }
  return samples;
}
