import { expect, test } from "vitest";
import { pictureFiles, readPicture } from "../pictures.ts";
import { checkLayers } from "./layers.ts";

const drawing = (...elements: string[]) =>
  `<svg font-family="Instrument Sans" font-size="18"><rect width="400" height="300" fill="#fff"/>${elements.join("")}</svg>`;

/** A pill around the middle of a text that is 182 units wide. */
const pill = (width: number) =>
  `<rect x="${200 - width / 2}" y="100" width="${width}" height="26" rx="13" fill="#031819"/>`;
const inPill =
  '<text x="200" y="118" font-weight="700" text-anchor="middle">Chemist stop, +2.1 km</text>';
const title = '<text x="20" y="50" font-size="28">Dispatch</text>';
const tab = (x: number, fill = "#ece8d9") =>
  `<rect x="${x}" y="30" width="120" height="26" fill="${fill}"/>`;

test.each([
  ["a pill that is too narrow", [pill(170), inPill], "fills its shape"],
  ["a pill that touches its text", [pill(190), inPill], "fills its shape"],
  [
    "initials in a small circle",
    ['<circle cx="90" cy="90" r="18"/><text x="90" y="96" text-anchor="middle">Sam</text>'],
    "fills its shape",
  ],
  [
    "a text that leaves its panel",
    ['<text x="250" y="90">Marrickville, hot water.</text>'],
    "fills",
  ],
  [
    "a button with a narrow outline",
    [pill(190).replace("#031819", "none").replace("/>", ' stroke="#031819"/>'), inPill],
    "fills its shape",
  ],
  [
    "a pill at the edge of its panel",
    ['<rect width="303" height="200" fill="#ece8d9"/>', pill(204), inPill],
    "is not inside its panel",
  ],
  ["a later shape over a text", [title, tab(120)], "is covered"],
  ["a later shape of the same colour", [title, tab(120, "#fff")], "is covered"],
  ["a text over the edge of a shape", [tab(120), title], "runs over an edge"],
  [
    "a narrow shape in a scaled group",
    [`<g transform="scale(.5)">${pill(190)}${inPill}</g>`],
    "fills its shape",
  ],
])("finds %s", (_name, elements, message) => {
  expect(checkLayers(drawing(...elements))).toEqual([expect.stringContaining(message)]);
});

test.each(pictureFiles())("the texts of %s fit its shapes", async (file) => {
  expect(checkLayers((await readPicture(file)).toString())).toEqual([]);
});
