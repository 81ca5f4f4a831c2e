/** Two entries that resemble each other; `likeness` is from 0 to 1, equal is 1. */
export type Pair<T> = { first: T; second: T; likeness: number };

/**
 * The set of runs of `size` words in a text (w-shingles).
 * Source: A. Broder, "On the resemblance and containment of documents", SEQUENCES 1997.
 */
export function shingles(words: readonly string[], size: number): Set<string> {
  const runs = new Set<string>();
  for (let start = 0; start + size <= words.length; start += 1) {
    runs.add(words.slice(start, start + size).join(" "));
  }
  return runs;
}

/**
 * Finds all pairs of entries whose shingles resemble each other: the Jaccard index, shared runs
 * over all runs, is at least `threshold`. Only entries that share a run are compared.
 * @param mayResemble tells pairs that do not count, such as two texts of one document
 */
export function similarPairs<T>(
  entries: readonly { item: T; shingles: ReadonlySet<string> }[],
  threshold: number,
  mayResemble: (first: T, second: T) => boolean,
): Pair<T>[] {
  const holders = new Map<string, number[]>();
  const pairs: Pair<T>[] = [];
  entries.forEach((entry, index) => {
    const shared = new Map<number, number>();
    for (const run of entry.shingles) {
      const earlier = holders.get(run) ?? [];
      for (const other of earlier) shared.set(other, (shared.get(other) ?? 0) + 1);
      earlier.push(index);
      holders.set(run, earlier);
    }
    for (const [other, count] of shared) {
      const first = entries[other];
      if (!first || mayResemble(first.item, entry.item)) continue;
      const likeness = count / (first.shingles.size + entry.shingles.size - count);
      if (likeness >= threshold) pairs.push({ first: first.item, second: entry.item, likeness });
    }
  });
  return pairs;
}
