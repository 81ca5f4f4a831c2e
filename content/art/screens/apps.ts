import { repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { lines } from "../parts/chat.ts";
import { SCREEN } from "../parts/devices.ts";
import { type Vignette, vignette } from "../parts/vignette.ts";
import type { Random } from "../random.ts";
import { circle, rect } from "../svg.ts";

const { ink, ink2, ink3, euca, euca2, euca3, mist, paper, sand, line, clay, wattle } = palette;
const { width: W, height: H } = SCREEN;

/** A screen of an app, in the units of `SCREEN`. */
export type AppScreen = (random: Random) => string;

const fill = (colour: string) => rect(0, 0, W, H, { fill: colour });

/** Five places at the foot of a screen, one of them the current. */
export function tabBar(current: number, ground: string, idle: string, active: string): string {
  return (
    rect(0, H - 78, W, 78, { fill: ground }) +
    repeat(5, (i) =>
      i === current
        ? rect(24 + i * 70, H - 56, 32, 32, { rx: 10, fill: active })
        : circle(40 + i * 70, H - 40, 12, { fill: idle }),
    )
  );
}

/** Full-height film with its actions down one side. */
export const reel: AppScreen = (random) =>
  vignette(0, 0, W, H, "waves", random) +
  repeat(4, (i) =>
    circle(316, 376 + i * 74, 24, { fill: i === 0 ? clay : paper, opacity: i === 0 ? 1 : 0.92 }),
  ) +
  lines(24, 606, [150, 220, 120], paper, 13, 28) +
  rect(24, 714, 312, 6, { rx: 3, fill: ink3 }) +
  rect(24, 714, 190, 6, { rx: 3, fill: wattle });

/** A second film, with a round cover turning at its foot. */
export const reelDunes: AppScreen = (random) =>
  vignette(0, 0, W, H, "hills", random) +
  repeat(3, (i) => circle(316, 440 + i * 74, 24, { fill: paper, opacity: 0.9 })) +
  lines(24, 640, [190, 110], paper, 13, 28) +
  circle(316, 690, 34, { fill: ink }) +
  circle(316, 690, 13, { fill: euca2 });

/** Tiles of films to discover. */
export const discover: AppScreen = (random) => {
  const kinds: Vignette[] = ["leaf", "arches", "vase", "tiles", "hills", "waves"];
  return (
    fill(ink) +
    rect(20, 34, 320, 50, { rx: 25, fill: ink3 }) +
    circle(48, 59, 9, { fill: "none", stroke: euca2, "stroke-width": 4 }) +
    kinds
      .map((kind, i) =>
        vignette(20 + (i % 2) * 164, 106 + Math.floor(i / 2) * 200, 156, 192, kind, random),
      )
      .join("") +
    tabBar(1, ink, ink3, wattle)
  );
};

/** Posts of friends under a row of stories. */
export const feed: AppScreen = (random) =>
  fill(sand) +
  rect(0, 0, W, 100, { fill: paper }) +
  circle(48, 62, 24, { fill: euca }) +
  rect(88, 42, 250, 40, { rx: 20, fill: sand }) +
  post(112, "hills", random) +
  post(470, "vase", random) +
  tabBar(0, paper, line, ink);

function post(y: number, kind: Vignette, random: Random): string {
  return (
    rect(0, y, W, 346, { fill: paper }) +
    circle(46, y + 40, 22, { fill: kind === "hills" ? clay : ink2 }) +
    lines(82, y + 26, [130, 80], ink3, 10, 20) +
    vignette(0, y + 78, W, 204, kind, random) +
    circle(40, y + 314, 14, { fill: kind === "hills" ? wattle : euca3 }) +
    rect(66, y + 308, 70, 11, { rx: 5, fill: euca3 }) +
    rect(260, y + 308, 70, 11, { rx: 5, fill: euca3 })
  );
}

/** A profile and the squares it has posted. */
export const profile: AppScreen = (random) => {
  const kinds: Vignette[] = [
    "arches",
    "hills",
    "leaf",
    "waves",
    "tiles",
    "vase",
    "hills",
    "arches",
    "waves",
  ];
  return (
    fill(paper) +
    circle(78, 98, 50, { fill: "none", stroke: euca, "stroke-width": 6 }) +
    circle(78, 98, 40, { fill: ink2 }) +
    circle(78, 98, 15, { fill: wattle }) +
    repeat(
      3,
      (i) =>
        rect(158 + i * 64, 72, 40, 14, { rx: 7, fill: ink }) +
        rect(158 + i * 64, 96, 40, 8, { rx: 4, fill: euca3 }),
    ) +
    lines(28, 172, [160, 220], ink3, 10, 22) +
    rect(28, 226, 148, 40, { rx: 8, fill: ink }) +
    rect(184, 226, 148, 40, { rx: 8, fill: mist }) +
    repeat(4, (i) => circle(62 + i * 79, 316, 30, { fill: [euca3, clay, euca, mist][i] })) +
    kinds
      .map((kind, i) =>
        vignette((i % 3) * 121, 368 + Math.floor(i / 3) * 121, 118, 118, kind, random),
      )
      .join("") +
    tabBar(4, paper, line, ink)
  );
};

/** A person's card, and others to meet. */
export const network: AppScreen = (random) =>
  fill(sand) +
  vignette(0, 0, W, 190, "waves", random) +
  rect(20, 130, 320, 244, { rx: 14, fill: paper }) +
  circle(92, 150, 54, { fill: paper }) +
  circle(92, 150, 46, { fill: euca }) +
  lines(44, 230, [170, 240, 130], ink3, 13, 28) +
  rect(44, 318, 130, 38, { rx: 19, fill: wattle }) +
  rect(186, 318, 130, 38, { rx: 19, fill: "none", stroke: ink, "stroke-width": 3 }) +
  repeat(4, (i) => {
    const x = 20 + (i % 2) * 164;
    const y = 392 + Math.floor(i / 2) * 152;
    return (
      rect(x, y, 156, 140, { rx: 12, fill: paper }) +
      circle(x + 78, y + 46, 28, { fill: [clay, ink2, euca2, euca3][i] }) +
      rect(x + 38, y + 88, 80, 9, { rx: 4, fill: ink3 }) +
      rect(x + 50, y + 110, 56, 16, { rx: 8, fill: mist })
    );
  }) +
  tabBar(1, paper, line, ink);
