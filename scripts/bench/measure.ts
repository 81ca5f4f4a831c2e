/** The value below which a share of the samples lie. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (samples: readonly number[]) => percentile(samples, 0.5);

/** Prints one line of a benchmark's report. */
export const row = (label: string, value: string) => console.log(`  ${label.padEnd(46)} ${value}`);

export const ms = (value: number) => `${value.toFixed(0)} ms`;
