/** A document in a list, and the number it stands there by; none yet for one that was never given any. */
export type Placed = { readonly id: string; readonly order: number | null };

/** How far apart numbers are put where there is room. */
const STEP = 10;

/** Whether one stands before another on the site: by the number, then by the id, as its queries have it. */
const isBefore = (a: Placed, b: Placed): boolean => {
  if (a.order === null || b.order === null) return a.order !== null;
  return a.order === b.order ? a.id < b.id : a.order < b.order;
};

/** Documents in the order the site shows them. */
export const asOnSite = <T extends Placed>(documents: readonly T[]): T[] =>
  documents.toSorted((a, b) => (isBefore(a, b) ? -1 : isBefore(b, a) ? 1 : a.id < b.id ? -1 : 1));

/** Whole numbers for `count` documents between two others; nothing where they do not fit. */
function between(low: number | null, high: number | null, count: number): number[] | null {
  if (high === null) {
    const from = low === null ? 0 : Math.floor(low / STEP) * STEP;
    return Array.from({ length: count }, (_, at) => from + STEP * (at + 1));
  }
  // Nobody expects a number below 0 in the form, unless there are such already.
  const from = low ?? (high > 0 ? 0 : high - STEP * (count + 1));
  const [first, last] = [Math.floor(from), Math.ceil(high)];
  if (last - first <= count && count > 0) return null;
  return Array.from(
    { length: count },
    (_, at) => first + Math.floor(((last - first) * (at + 1)) / (count + 1)),
  );
}

/**
 * Positions of the largest part of a sequence that may keep its numbers: in order already, with room
 * between each two for what is to stand there.
 */
function keeping(sequence: readonly Placed[]): number[] {
  const canFollow = (at: number | undefined, next: number): boolean => {
    const [before, after] = [at === undefined ? undefined : sequence[at], sequence[next]];
    const count = next - (at ?? -1) - 1;
    if (!after || after.order === null) return false;
    if (count === 0) return !before || isBefore(before, after);
    return between(before?.order ?? null, after.order, count) !== null;
  };
  /** For each position, the largest such part that ends there. */
  const parts: number[][] = [];
  let largest: number[] = [];
  for (const next of sequence.keys()) {
    let before: number[] | undefined = canFollow(undefined, next) ? [] : undefined;
    for (const part of parts) {
      const isLarger = part.length > (before?.length ?? 0);
      if (isLarger && canFollow(part.at(-1), next)) before = part;
    }
    if (!before) continue;
    const part = [...before, next];
    parts.push(part);
    if (part.length > largest.length) largest = part;
  }
  return largest;
}

/**
 * The numbers that put documents into an order, for those alone whose number has to change: as few as
 * can be.
 * @param sequence every document of the list, in the order wanted
 */
export function numbersFor(sequence: readonly Placed[]): Map<string, number> {
  const numbers = new Map<string, number>();
  const kept = keeping(sequence);
  let last = -1;
  for (const next of [...kept, sequence.length]) {
    const moved = sequence.slice(last + 1, next);
    const [low, high] = [sequence[last]?.order ?? null, sequence[next]?.order ?? null];
    const found = between(low, high, moved.length) ?? [];
    for (const [at, { id, order }] of moved.entries()) {
      const number = found[at];
      if (number !== undefined && number !== order) numbers.set(id, number);
    }
    last = next;
  }
  return numbers;
}
