/** A document in a list, and the number it stands there by; none yet for one that was never given any. */
export type Placed = { readonly id: string; readonly order: number | null };

/** How far apart numbers are put where there is room. */
const STEP = 10;

/** Documents in the order the site shows them: by the number, then by the id. */
export const asOnSite = <T extends Placed>(documents: readonly T[]): T[] =>
  documents.toSorted(
    (a, b) =>
      (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
      (a.id < b.id ? -1 : 1),
  );

/** A whole number between two others; `undefined` where none fits. */
function between(low: Placed | undefined, high: Placed | undefined): number | undefined {
  if (low?.order === null || high?.order === null) return undefined;
  if (!high) return Math.floor((low?.order ?? 0) / STEP) * STEP + STEP;
  // No one expects a number below 0 in the form.
  const from = low?.order ?? 0;
  const middle = Math.floor((from + high.order) / 2);
  return middle > from && middle < high.order ? middle : undefined;
}

/**
 * The numbers that put a document where it was moved: its own, or those of the whole list where nothing fits
 * between its neighbours.
 * @param sequence every document of the list, in the order wanted
 * @param at position of the one that was moved
 */
export function numbersFor(sequence: readonly Placed[], at: number): Map<string, number> {
  const moved = sequence[at];
  const own = between(sequence[at - 1], sequence[at + 1]);
  if (moved && own !== undefined) return new Map([[moved.id, own]]);
  return new Map(
    sequence
      .map(({ id, order }, index) => ({ id, order, number: (index + 1) * STEP }))
      .filter(({ order, number }) => order !== number)
      .map(({ id, number }) => [id, number]),
  );
}
