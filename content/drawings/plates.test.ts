import { isRecord } from "@currawong/schemas/record";
import { expect, test } from "vitest";
import { loadContent } from "../load.ts";
import { readPicture } from "../pictures.ts";
import type { Box } from "./geometry.ts";
import { boxOf, sizeOf } from "./measure.ts";
import { textsOf } from "./texts.ts";

/** How wide a phone shows a part: 78 % of 360 px. */
const SHOWN = 0.78 * 360;

type Frame = Box & { caption: string };
type Plate = { picture: { svg: string }; frames: Frame[]; card: Box };

const plates = (await loadContent()).flatMap(({ document: { plate } }) =>
  // `compile` has checked its fields.
  isRecord(plate) ? [plate as Plate] : [],
);

const meets = (a: Box, b: Box) =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  inner.x + inner.w <= outer.x + outer.w &&
  inner.y + inner.h <= outer.y + outer.h;

/** The texts that a part of a drawing shows only some of. */
const cutBy = (svg: string, frame: Box) =>
  textsOf(svg).flatMap((text) => {
    const box = boxOf(text);
    return meets(frame, box) && !holds(frame, box) ? [`cuts “${text.text}”`] : [];
  });

/** What is wrong with a part of a drawing as a phone shows it. */
function faultsOf(svg: string, frame: Box): string[] {
  const small = textsOf(svg).flatMap((text) => {
    if (!holds(frame, boxOf(text))) return [];
    const shown = (sizeOf(text) * SHOWN) / frame.w;
    return shown < 11 ? [`shows “${text.text}” at ${shown.toFixed(1)} px`] : [];
  });
  return [...cutBy(svg, frame), ...small];
}

test.each(plates.map((plate) => [plate.picture.svg, plate] as const))(
  "the parts of %s are whole and readable on a phone",
  async (file, { frames, card }) => {
    const svg = (await readPicture(file)).toString();
    const whole = { x: 0, y: 0, w: 1680, h: 800 };
    for (const frame of frames) {
      expect(holds(whole, frame), frame.caption).toBe(true);
      expect(frame.w / frame.h, frame.caption).toBeCloseTo(0.8, 1);
      expect(faultsOf(svg, frame), frame.caption).toEqual([]);
    }
    expect(frames).toHaveLength(3);
    expect(holds(whole, card)).toBe(true);
    expect(card.w / card.h).toBeCloseTo(1.6, 1);
    expect(cutBy(svg, card)).toEqual([]);
    const small = textsOf(svg).filter((text) => sizeOf(text) < 17.95 && text.text !== "×");
    expect(small.map(({ text }) => text)).toEqual([]);
  },
);

test("finds a text that a part cuts, and one that is too small in it", () => {
  const svg = `<svg font-family="Instrument Sans"><text x="10" y="40" font-size="18">Request ride</text></svg>`;
  expect(faultsOf(svg, { x: 0, y: 0, w: 60, h: 75 })).toEqual(["cuts “Request ride”"]);
  expect(faultsOf(svg, { x: 0, y: 0, w: 640, h: 800 })).toEqual(["shows “Request ride” at 7.9 px"]);
  expect(faultsOf(svg, { x: 0, y: 0, w: 400, h: 500 })).toEqual([]);
});
