import { expect, it } from "vitest";
import { entriesInRow } from "./menu-row.ts";

const entry = (label: string, children = 0) => ({ label, children: Array(children).fill({}) });
const ENTRIES = [
  entry("Home"),
  ...["Services", "AI Services", "App Clones", "Hire", "Social Media", "UI/UX"].map((label) =>
    entry(label, 3),
  ),
  ...["About", "Blog", "Portfolio", "Contact"].map((label) => entry(label)),
];

it("fits the site’s own entries in the row, and leaves room for “More” when there are more", () => {
  expect(entriesInRow(ENTRIES)).toBe(ENTRIES.length);
  const more = [...ENTRIES, entry("Case studies")];
  expect(entriesInRow(more)).toBeLessThan(ENTRIES.length);
  expect(entriesInRow([...more, entry("Press"), entry("Jobs")])).toBe(entriesInRow(more));
  expect(entriesInRow([entry("W".repeat(70)), entry("Home")])).toBe(0);
});
