import { expect, it } from "vitest";
import { checkAccent, checkDrawing } from "./brand.ts";

it.each([
  ["#f9cc27", true],
  ["#7fd1b9", true],
  [undefined, true],
  ["gold", /Write #/],
  ["#f9cc2", /Write #/],
  ["#206553", /Too dark/],
  ["#d04a02", /Too dark/],
])("takes %s as an accent: %s", (text, expected) => {
  const verdict = checkAccent(text);
  if (expected === true) expect(verdict).toBe(true);
  else expect(verdict).toMatch(expected as RegExp);
});

it("takes a drawing of shapes, and none that could run or fetch something", () => {
  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
  expect(checkDrawing(svg('<use href="#eye"/><path d="M0 0h9"/>'))).toBe(true);
  for (const content of [
    "<script>alert(1)</script>",
    "<path onload='alert(1)'/>",
    "<foreignObject><p>x</p></foreignObject>",
    '<image href="https://example.com/pixel.png"/>',
    '<a xlink:href="javascript:alert(1)"><path/></a>',
  ]) {
    expect(checkDrawing(svg(content)), content).toMatch(/^This drawing/);
  }
});
