import { repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { areaChart, candles, month, orderBook, rules } from "../parts/charts.ts";
import { lines } from "../parts/chat.ts";
import { SCREEN } from "../parts/devices.ts";
import { type Vignette, vignette } from "../parts/vignette.ts";
import { circle, rect } from "../svg.ts";
import { type AppScreen, tabBar } from "./apps.ts";

const {
  ink,
  ink2,
  ink3,
  euca,
  euca2,
  euca3,
  mist,
  paper,
  sand,
  line: hairline,
  clay,
  wattle,
} = palette;
const { width: W, height: H } = SCREEN;

/** A wallet: its balance, trend and holdings. */
export const wallet: AppScreen = (random) =>
  rect(0, 0, W, H, { fill: ink2 }) +
  lines(28, 56, [90], euca2, 12) +
  rect(28, 84, 210, 34, { rx: 8, fill: paper }) +
  areaChart(0, 140, W, 210, random, { area: ink3, line: wattle }) +
  repeat(
    4,
    (i) =>
      rect(20, 376 + i * 76, 320, 64, { rx: 12, fill: ink }) +
      circle(56, 408 + i * 76, 20, { fill: [euca2, clay, mist, euca][i] }) +
      lines(92, 396 + i * 76, [86, 56], euca3, 9, 18) +
      rect(266, 402 + i * 76, 54, 12, { rx: 6, fill: i === 1 ? clay : euca2 }),
  ) +
  tabBar(2, ink, ink3, wattle);

/** A trade: candles, the order book and two buttons. */
export const trade: AppScreen = (random) =>
  rect(0, 0, W, H, { fill: ink }) +
  rules(20, 100, 320, 250, 5) +
  candles(20, 90, 320, 270, 15, random, { up: euca2, down: clay, last: wattle }) +
  orderBook(20, 392, 320, 8, 30, random, { bid: euca, ask: ink3 }) +
  rect(20, 660, 154, 60, { rx: 12, fill: euca2 }) +
  rect(186, 660, 154, 60, { rx: 12, fill: clay });

/** A month of days to book, and the free times of the chosen day. */
export const booking: AppScreen = (random) =>
  rect(0, 0, W, H, { fill: paper }) +
  lines(28, 60, [150], ink, 20) +
  month(28, 116, 44, random, { free: mist, booked: [euca3, euca3], chosen: ink }) +
  lines(28, 372, [110], ink3, 12) +
  repeat(
    6,
    (i) =>
      rect(28 + (i % 3) * 104, 404 + Math.floor(i / 3) * 62, 94, 48, {
        rx: 24,
        fill: i === 4 ? ink : paper,
        stroke: i === 4 ? ink : hairline,
        "stroke-width": 3,
      }) +
      rect(54 + (i % 3) * 104, 423 + Math.floor(i / 3) * 62, 42, 10, {
        rx: 5,
        fill: i === 4 ? mist : ink3,
      }),
  ) +
  circle(60, 584, 30, { fill: clay }) +
  lines(108, 570, [140, 90], ink3, 11, 22) +
  rect(28, 650, 304, 64, { rx: 14, fill: wattle }) +
  rect(124, 675, 112, 14, { rx: 7, fill: ink });

/** Goods on offer, two to a row. */
export const shop: AppScreen = (random) => {
  const kinds: Vignette[] = ["vase", "leaf", "arches", "vase"];
  return (
    rect(0, 0, W, H, { fill: sand }) +
    rect(20, 40, 320, 50, { rx: 25, fill: paper }) +
    circle(50, 65, 9, { fill: ink }) +
    kinds
      .map((kind, i) => {
        const x = 20 + (i % 2) * 164;
        const y = 110 + Math.floor(i / 2) * 288;
        return (
          rect(x, y, 156, 276, { rx: 10, fill: paper }) +
          vignette(x, y, 156, 190, kind, random) +
          lines(x + 14, y + 208, [90], ink3, 10) +
          rect(x + 14, y + 236, 56, 14, { rx: 7, fill: ink }) +
          circle(x + 130, y + 242, 15, { fill: i === 1 ? wattle : mist })
        );
      })
      .join("") +
    tabBar(0, paper, hairline, ink)
  );
};

/** A basket and its total. */
export const checkout: AppScreen = (random) => {
  const kinds: Vignette[] = ["vase", "tiles", "leaf"];
  return (
    rect(0, 0, W, H, { fill: paper }) +
    lines(28, 60, [130], ink, 20) +
    kinds
      .map(
        (kind, i) =>
          vignette(28, 116 + i * 124, 104, 104, kind, random) +
          lines(152, 132 + i * 124, [130, 90], ink3, 11, 24) +
          rect(152, 188 + i * 124, 60, 14, { rx: 7, fill: ink }),
      )
      .join("") +
    repeat(
      3,
      (i) =>
        rect(28, 508 + i * 34, 100 + i * 16, 10, { rx: 5, fill: euca3 }) +
        rect(272, 506 + i * 34, 60, 14, { rx: 7, fill: i === 2 ? ink : euca3 }),
    ) +
    rect(28, 640, 304, 72, { rx: 14, fill: wattle }) +
    rect(116, 669, 128, 14, { rx: 7, fill: ink }) +
    rect(0, 484, W, 3, { fill: euca })
  );
};
