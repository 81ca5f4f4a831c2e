import { expect, test } from "vitest";
import { pictureFiles, readPicture } from "../pictures.ts";
import { checkWords } from "./words.ts";

/** A drawing of texts at x, y; `end` aligns one at its right. */
const drawing = (...texts: (readonly [x: number, y: number, text: string, end?: "end"])[]) =>
  `<svg font-family="Instrument Sans">${texts
    .map(
      ([x, y, text, end]) =>
        `<text x="${x}" y="${y}" font-size="18"${end ? ' text-anchor="end"' : ""}>${text}</text>`,
    )
    .join("")}</svg>`;

const dots = (count: number) =>
  Array.from({ length: count }, (_, index) => `<circle cx="${20 * index}" cy="90" r="4"/>`).join(
    "",
  );

const receipt = (total: string, tax: string) =>
  drawing(
    [0, 20, "Mug"],
    [200, 20, "$32.00", "end"],
    [0, 50, "Post"],
    [200, 50, "$9.90", "end"],
    [0, 80, "Total"],
    [200, 80, total, "end"],
    [0, 110, "GST in it"],
    [200, 110, tax, "end"],
  );

const week = (...days: string[]) =>
  drawing(
    ...["Mon", "Tue", "Wed"].map((day, index) => [index * 130, 20, day] as const),
    ...days.map((day, index) => [(index % 3) * 130, 60 + 90 * Math.floor(index / 3), day] as const),
  );

const times = (...list: string[]) =>
  drawing(...list.map((time, index) => [0, 30 * index, time] as const));

test.each([
  [
    "texts that collide",
    drawing([0, 20, "Calls and directions"], [120, 20, "counted"]),
    "runs into",
  ],
  [
    "a text that its phone cuts",
    '<svg font-family="Instrument Sans"><clipPath id="a"><rect width="60" height="90"/></clipPath><g clip-path="url(#a)"><text x="9" y="40">Request ride</text></g></svg>',
    "cut off",
  ],
  ["a date that does not exist", drawing([0, 20, "Due 31 June"]), "there is no 31 June"],
  ["another weekday", drawing([0, 20, "Tuesday 15 April"]), "is a Wed"],
  ["a day under the wrong weekday", week("3", "4", "5", "10", "11", "13"), "stands under"],
  ["neighbours that skip a day", drawing([0, 20, "Mon 13"], [130, 20, "Tue 15"]), "stands under"],
  ["a total that is not the sum", receipt("$42.90", "$3.90"), "not the sum"],
  ["GST on top of the price", receipt("$41.90", "$4.19"), "not an eleventh"],
  [
    "five dots for six pictures",
    drawing([0, 20, "1 / 6"]).replace("</svg>", `${dots(5)}</svg>`),
    "over 5 dots",
  ],
  ["times out of order", times("2.10 am", "2.31 am", "2.14 am"), "out of order"],
  ["more than all", drawing([0, 20, "12 of 5 boxes"]), "more than all"],
])("finds %s", (_name, svg, message) => {
  expect(checkWords(svg)).toEqual([expect.stringContaining(message)]);
});

test.each(pictureFiles())("the words of %s can be", async (file) => {
  expect(checkWords((await readPicture(file)).toString())).toEqual([]);
});
