import { repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { lines } from "../parts/chat.ts";
import { type CityTheme, car, cityMap, dayCity, nightCity, pin, route } from "../parts/city.ts";
import { SCREEN } from "../parts/devices.ts";
import { vignette } from "../parts/vignette.ts";
import { circle, group, line, path, rect } from "../svg.ts";
import { type AppScreen, tabBar } from "./apps.ts";

const { ink, ink2, ink3, euca, euca3, mist, paper, line: hairline, clay, wattle } = palette;
const { width: W, height: H } = SCREEN;

const rideRoute = [
  [92, 96],
  [128, 214],
  [236, 196],
  [272, 330],
] as const;

/** A ride request: map above, three ride options below. */
export const ride: AppScreen = (random) =>
  cityMap(W, H, 96, random, dayCity) +
  route(rideRoute, ink, 14) +
  circle(92, 96, 20, { fill: ink, stroke: paper, "stroke-width": 7 }) +
  pin(272, 330, 58, wattle, ink) +
  car(182, 205, 62, 80, euca, paper) +
  rect(0, 400, W, 400, { rx: 34, fill: paper }) +
  rect(150, 418, 60, 6, { rx: 3, fill: hairline }) +
  repeat(3, (i) => rideOption(448 + i * 74, i === 0)) +
  rect(24, 680, 312, 56, { rx: 12, fill: ink }) +
  rect(122, 702, 116, 12, { rx: 6, fill: wattle });

const rideOption = (y: number, chosen: boolean) =>
  rect(24, y, 312, 64, {
    rx: 10,
    fill: chosen ? mist : paper,
    stroke: chosen ? euca : hairline,
    "stroke-width": 3,
  }) +
  rect(44, y + 24, 48, 22, { rx: 11, fill: chosen ? euca : euca3 }) +
  lines(112, y + 20, [90, 60], ink3, 9, 18) +
  rect(276, y + 26, 42, 12, { rx: 6, fill: ink });

/** A driver's view: the way ahead over a night map. */
export const drive: AppScreen = (random) =>
  cityMap(W, H, 120, random, nightCity, 12) +
  route(
    [
      [180, 800],
      [180, 520],
      [120, 400],
      [210, 210],
      [210, -20],
    ],
    wattle,
    22,
  ) +
  car(180, 560, 92, 0, paper, ink) +
  rect(20, 30, 320, 92, { rx: 16, fill: euca }) +
  path("M52 96V66q0-14 14-14h22m-14-14 16 14-16 14", {
    fill: "none",
    stroke: paper,
    "stroke-width": 8,
  }) +
  lines(124, 58, [150, 96], paper, 13, 28) +
  rect(20, 660, 320, 76, { rx: 16, fill: paper }) +
  lines(44, 684, [120, 80], ink3, 11, 20) +
  circle(300, 698, 22, { fill: ink });

/** Places to stay, each with its picture. */
export const stays: AppScreen = (random) =>
  rect(0, 0, W, H, { fill: paper }) +
  rect(20, 34, 320, 54, { rx: 27, fill: paper, stroke: hairline, "stroke-width": 4 }) +
  circle(50, 61, 9, { fill: ink }) +
  rect(76, 55, 140, 12, { rx: 6, fill: euca3 }) +
  house(20, 108, random.pick([euca3, mist] as const), ink2) +
  lines(20, 384, [150, 96], ink3, 11, 22) +
  rect(268, 384, 72, 14, { rx: 7, fill: ink }) +
  house(20, 440, clay, ink) +
  tabBar(0, paper, hairline, ink);

/** A house by the water, drawn from a roof, a door and a sun. */
function house(x: number, y: number, sky: string, walls: string): string {
  const drawing =
    rect(0, 0, 320, 256, { rx: 16, fill: sky }) +
    circle(244, 74, 34, { fill: paper }) +
    path("M0 208q80-30 160 0t160 0v32a16 16 0 0 1-16 16H16a16 16 0 0 1-16-16Z", { fill: euca }) +
    path("M62 206V126L136 70l74 56v80Z", { fill: walls }) +
    rect(118, 150, 36, 56, { fill: wattle }) +
    rect(170, 140, 24, 24, { fill: euca3 }) +
    rect(78, 140, 24, 24, { fill: euca3 });
  return group(drawing, { transform: `translate(${x} ${y})` });
}

/** A map of nightly prices. */
export const staysMap: AppScreen = (random) =>
  cityMap(W, H, 104, random, dayCity, 10) +
  [
    [70, 150],
    [210, 120],
    [130, 300],
    [250, 390],
    [60, 440],
  ]
    .map(
      ([x = 0, y = 0], i) =>
        rect(x, y, 82, 36, {
          rx: 18,
          fill: i === 2 ? wattle : paper,
          stroke: ink,
          "stroke-width": 3,
        }) + rect(x + 22, y + 13, 38, 10, { rx: 5, fill: ink }),
    )
    .join("") +
  rect(16, 560, 328, 180, { rx: 18, fill: paper }) +
  vignette(30, 574, 130, 152, "arches", random) +
  lines(180, 594, [130, 96, 116], ink3, 12, 28) +
  rect(180, 694, 90, 16, { rx: 8, fill: ink });

/** The tracking of an order: its route on a map, its stages below. */
export const tracking =
  (theme: CityTheme): AppScreen =>
  (random) =>
    cityMap(W, H, 96, random, theme) +
    route(
      [
        [60, 380],
        [110, 250],
        [220, 270],
        [270, 120],
      ],
      wattle,
      16,
    ) +
    circle(60, 380, 18, { fill: paper, stroke: ink, "stroke-width": 8 }) +
    pin(270, 120, 60, clay, paper) +
    rect(0, 430, W, 400, { rx: 34, fill: paper }) +
    line(56, 500, 56, 664, { stroke: euca3, "stroke-width": 6 }) +
    repeat(
      3,
      (i) =>
        circle(56, 496 + i * 84, 18, { fill: i < 2 ? euca : mist }) +
        lines(96, 480 + i * 84, [170 - i * 26, 110], i < 2 ? ink3 : euca3, 12, 24),
    ) +
    rect(230, 646, 106, 76, { rx: 12, fill: mist }) +
    rect(258, 662, 50, 44, { fill: clay }) +
    rect(278, 662, 10, 22, { fill: ink });
