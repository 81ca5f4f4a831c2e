import { repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { bubble, lines, typing } from "../parts/chat.ts";
import { SCREEN } from "../parts/devices.ts";
import { vignette } from "../parts/vignette.ts";
import { circle, rect } from "../svg.ts";
import { type AppScreen, tabBar } from "./apps.ts";

const { ink, ink3, euca, euca2, euca3, mist, paper, sand, line: hairline, clay, wattle } = palette;

/** Messages between friends. */
export const inbox: AppScreen = (random) =>
  rect(0, 0, SCREEN.width, SCREEN.height, { fill: paper }) +
  circle(56, 66, 28, { fill: clay }) +
  lines(100, 52, [130, 70], ink3, 11, 22) +
  bubble(24, 128, 220, 84, "left", mist, 28) +
  lines(50, 152, [160, 110], ink3, 11, 24) +
  bubble(140, 230, 196, 62, "right", euca, 28) +
  lines(168, 256, [136], paper, 11) +
  vignette(24, 312, 210, 190, "waves", random) +
  bubble(110, 522, 226, 88, "right", euca, 28) +
  lines(138, 548, [170, 110], paper, 11, 24) +
  bubble(24, 630, 104, 52, "left", mist, 26) +
  typing(76, 656, 7, euca) +
  rect(24, 700, 312, 40, { rx: 20, fill: sand });

/** A story that fills the screen, with a place to answer it. */
export const story: AppScreen = (random) =>
  vignette(0, 0, SCREEN.width, SCREEN.height, "arches", random) +
  [0, 1, 2]
    .map((i) => rect(24 + i * 106, 30, 98, 7, { rx: 3, fill: i === 0 ? clay : paper }))
    .join("") +
  circle(50, 80, 24, { fill: paper }) +
  circle(50, 80, 10, { fill: ink }) +
  lines(88, 68, [110, 70], paper, 10, 20) +
  rect(24, 672, 250, 56, { rx: 28, fill: ink }) +
  lines(52, 695, [120], euca2, 11) +
  circle(312, 700, 28, { fill: wattle });

/** Open positions, one of them applied for. */
export const jobs: AppScreen = () =>
  rect(0, 0, SCREEN.width, SCREEN.height, { fill: sand }) +
  rect(20, 36, 320, 50, { rx: 25, fill: paper }) +
  circle(50, 61, 9, { fill: ink }) +
  repeat(4, (i) => {
    const y = 108 + i * 142;
    return (
      rect(20, y, 320, 128, { rx: 12, fill: i === 1 ? ink : paper }) +
      rect(40, y + 22, 52, 52, { rx: 8, fill: [euca, euca2, clay, euca3][i] }) +
      lines(112, y + 28, [170 - i * 14, 110], i === 1 ? mist : ink3, 12, 26) +
      rect(40, y + 92, 70, 16, { rx: 8, fill: i === 1 ? ink3 : mist }) +
      rect(122, y + 92, 56, 16, { rx: 8, fill: i === 1 ? ink3 : mist }) +
      (i === 1 ? rect(240, y + 84, 80, 30, { rx: 15, fill: wattle }) : "")
    );
  }) +
  tabBar(3, paper, hairline, ink);
