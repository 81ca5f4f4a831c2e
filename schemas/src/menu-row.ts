/** The parts of a header menu entry that decide its width. */
type Entry = { label?: string | null | undefined; children?: readonly unknown[] | null };

/** Width available to the menu in a 1280 px header, between name and search, in CSS pixels. */
const ROW = 800;
const PADDING = 6;
const ARROW = 24;
const MORE = 70;

/** Letter widths of the menu font in CSS pixels, rounded up a little. */
const LETTERS: readonly (readonly [RegExp, number])[] = [
  [/[mwMW&]/, 13],
  [/[A-Z]/, 10],
  [/[ fijlrt1I/’'.,-]/, 4.2],
];
const LETTER = 8;

function widthOf({ label, children }: Entry): number {
  const letters = [...(label ?? "")].map(
    (letter) => LETTERS.find(([letters]) => letters.test(letter))?.[1] ?? LETTER,
  );
  return letters.reduce((sum, width) => sum + width, PADDING + (children?.length ? ARROW : 0));
}

/** How many header menu entries fit in the row; the rest go into “More”. */
export function entriesInRow(entries: readonly Entry[]): number {
  const countFitting = (room: number) => {
    let used = 0;
    const first = entries.findIndex((entry) => {
      used += widthOf(entry);
      return used > room;
    });
    return first < 0 ? entries.length : first;
  };
  return countFitting(ROW) === entries.length ? entries.length : countFitting(ROW - MORE);
}
