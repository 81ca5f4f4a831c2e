/** As much of an entry of the header’s menu as says how wide it is. */
type Entry = { label?: string | null | undefined; children?: readonly unknown[] | null };

/** What a row of 1280 px has for the menu, in CSS pixels, between the name and the search. */
const ROW = 800;
const PADDING = 6;
const ARROW = 24;
const MORE = 70;

/** How wide letters of the menu’s font are, a little generously, in CSS pixels. */
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

/** How many entries of the header’s menu stand in its row; those after them go into “More”. */
export function entriesInRow(entries: readonly Entry[]): number {
  const fitting = (room: number) => {
    let used = 0;
    const first = entries.findIndex((entry) => {
      used += widthOf(entry);
      return used > room;
    });
    return first < 0 ? entries.length : first;
  };
  return fitting(ROW) === entries.length ? entries.length : fitting(ROW - MORE);
}
