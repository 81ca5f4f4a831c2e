import { type Canvas, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { areaChart } from "../parts/charts.ts";
import { lines } from "../parts/chat.ts";
import { browser, phone, SCREEN } from "../parts/devices.ts";
import { vignette } from "../parts/vignette.ts";
import { arc, circle, line, path, rect } from "../svg.ts";

const {
  black,
  ink,
  ink2,
  ink3,
  ink4,
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

/** A landing page laid out on its columns, the columns left visible. */
export function website(canvas: Canvas): string {
  const { random } = canvas;
  const page =
    rect(0, 0, 1240, 500, { fill: ink2 }) +
    vignette(700, 0, 540, 500, "arches", random) +
    rect(70, 44, 90, 18, { rx: 9, fill: mist }) +
    repeat(4, (i) => rect(300 + i * 92, 48, 60, 10, { rx: 5, fill: euca2 })) +
    lines(70, 150, [520, 440, 300], paper, 48, 72) +
    rect(70, 392, 190, 58, { rx: 4, fill: wattle }) +
    rect(276, 392, 170, 58, { rx: 4, fill: "none", stroke: mist, "stroke-width": 3 }) +
    repeat(
      3,
      (i) =>
        rect(70 + i * 380, 556, 340, 4, { fill: ink }) +
        lines(70 + i * 380, 592, [180], ink, 22) +
        lines(70 + i * 380, 640, [300, 270, 310], euca3, 12, 28) +
        rect(70 + i * 380, 750, 90, 24, { rx: 4, fill: i === 0 ? clay : mist }),
    );
  return (
    ground(canvas, euca3) +
    repeat(12, (i) => rect(180 + i * 105.5, 0, 79.5, 1200, { fill: paper, opacity: 0.28 })) +
    browser(180, 170, 1240, 860, page) +
    repeat(2, (i) =>
      line(180 + i * 1240, 60, 180 + i * 1240, 1140, { stroke: ink, "stroke-width": 2 }),
    ) +
    line(180, 100, 1420, 100, { stroke: ink, "stroke-width": 2 }) +
    repeat(2, (i) => circle(180 + i * 1240, 100, 9, { fill: ink }))
  );
}

/** One screen in three stages: wireframe, blocks and finished. */
export function mobileApp(canvas: Canvas): string {
  const { random } = canvas;
  const wire = { fill: "none", stroke: euca2, "stroke-width": 4 } as const;
  const wireframe =
    rect(0, 0, SCREEN.width, SCREEN.height, { fill: ink }) +
    rect(28, 60, 304, 290, wire) +
    line(28, 60, 332, 350, wire) +
    line(332, 60, 28, 350, wire) +
    repeat(3, (i) => line(28, 400 + i * 34, 280 - i * 60, 400 + i * 34, wire)) +
    rect(28, 530, 144, 110, wire) +
    rect(188, 530, 144, 110, wire) +
    rect(28, 664, 304, 62, { ...wire, rx: 31 });
  const blocks =
    rect(0, 0, SCREEN.width, SCREEN.height, { fill: mist }) +
    rect(0, 0, 360, 360, { fill: euca2 }) +
    circle(180, 200, 90, { fill: euca3 }) +
    lines(28, 396, [250, 180, 120], euca, 20, 38) +
    rect(28, 530, 144, 110, { fill: euca3 }) +
    rect(188, 530, 144, 110, { fill: euca3 }) +
    rect(28, 664, 304, 62, { rx: 31, fill: euca });
  const finished =
    rect(0, 0, SCREEN.width, SCREEN.height, { fill: paper }) +
    vignette(0, 0, 360, 360, "hills", random) +
    lines(28, 396, [250], ink, 28) +
    lines(28, 450, [290, 200], euca3, 13, 30) +
    vignette(28, 530, 144, 110, "leaf", random) +
    vignette(188, 530, 144, 110, "vase", random) +
    rect(28, 664, 304, 62, { rx: 31, fill: wattle }) +
    rect(120, 688, 120, 14, { rx: 7, fill: ink });
  return (
    ground(canvas, euca) +
    path("M-267 1200V800Q300 640 800 760T1867 700V1200Z", { fill: ink3 }) +
    phone(170, 250, 370, wireframe, { body: ink2 }) +
    phone(1060, 250, 370, finished, { body: black }) +
    phone(580, 160, 440, blocks, { body: ink })
  );
}

/** A dashboard: figures, a rising line, shares, rows. */
export function saas(canvas: Canvas): string {
  const { random } = canvas;
  const share = (from: number, to: number, stroke: string) =>
    path(arc(1090, 590, 92, from, to), { fill: "none", stroke, "stroke-width": 46 });
  const page =
    rect(0, 0, 1320, 880, { fill: sand }) +
    rect(0, 0, 220, 880, { fill: ink2 }) +
    repeat(
      6,
      (i) =>
        (i === 1 ? rect(24, 94 + i * 74, 172, 52, { rx: 6, fill: ink4 }) : "") +
        circle(60, 120 + i * 74, 13, { fill: i === 1 ? wattle : euca }) +
        rect(90, 114 + i * 74, 84 - ((i * 29) % 34), 12, { rx: 6, fill: i === 1 ? paper : euca2 }),
    ) +
    repeat(
      3,
      (i) =>
        rect(260 + i * 344, 44, 322, 150, { rx: 6, fill: paper }) +
        lines(288 + i * 344, 74, [100], euca3, 13) +
        rect(288 + i * 344, 108, 150 - i * 20, 42, { rx: 6, fill: ink }) +
        rect(500 + i * 344, 116, 54, 26, { rx: 13, fill: [mist, mist, clay][i] }),
    ) +
    rect(260, 222, 1010, 200, { rx: 6, fill: paper }) +
    areaChart(260, 214, 1010, 208, random, { area: mist, line: euca }) +
    rect(260, 450, 620, 290, { rx: 6, fill: paper }) +
    repeat(
      4,
      (i) =>
        circle(312, 504 + i * 62, 18, { fill: [euca, clay, ink3, euca2][i] }) +
        rect(350, 498 + i * 62, 190 - i * 22, 13, { rx: 6, fill: ink3 }) +
        rect(620, 498 + i * 62, 220, 13, { rx: 6, fill: mist }) +
        rect(620, 498 + i * 62, [190, 130, 160, 80][i] ?? 100, 13, {
          rx: 6,
          fill: i === 0 ? euca : euca2,
        }),
    ) +
    rect(908, 450, 362, 290, { rx: 6, fill: paper }) +
    share(-90, 90, ink2) +
    share(94, 200, euca2) +
    share(204, 240, wattle) +
    share(244, 266, euca3);
  return (
    ground(canvas, ink) +
    repeat(16, (i) =>
      circle(800, 1220, 300 + i * 76, { fill: "none", stroke: ink3, "stroke-width": 2 }),
    ) +
    browser(140, 190, 1320, 824, page, { bar: euca, dots: euca3 })
  );
}

/** A working application: a board of cards, one of them on the move. */
export function webApp(canvas: Canvas): string {
  const { random } = canvas;
  const columns = [4, 5, 2, 4];
  const heads = [clay, euca, wattle, ink2];
  const board = columns
    .map((count, column) => {
      const x = 40 + column * 316;
      let y = 140;
      const cards = repeat(count, (i) => {
        const tall = (i + column) % 3 === 0;
        const height = tall ? 216 : 128;
        const at = y;
        y += height + 22;
        return (
          rect(x, at, 284, height, { rx: 6, fill: paper }) +
          (tall
            ? vignette(x, at, 284, 96, random.pick(["waves", "tiles", "arches", "hills"]), random)
            : "") +
          lines(x + 24, at + height - 92, [190, 130], ink3, 13, 28) +
          circle(x + 246, at + height - 34, 16, { fill: random.pick([euca2, clay, ink3, euca]) }) +
          rect(x + 24, at + height - 36, 60, 14, { rx: 7, fill: mist })
        );
      });
      return (
        rect(x - 16, 44, 316, 900, { fill: column % 2 ? mist : sand }) +
        rect(x, 80, 120 - column * 10, 18, { rx: 9, fill: ink }) +
        rect(x - 16, 44, 316, 10, { fill: heads[column] }) +
        cards
      );
    })
    .join("");
  const moving =
    rect(0, 0, 300, 150, { rx: 6, fill: ink }) +
    lines(26, 34, [200, 140], mist, 14, 30) +
    rect(26, 104, 70, 16, { rx: 8, fill: wattle }) +
    circle(258, 112, 18, { fill: euca2 });
  return (
    ground(canvas, clay) +
    rect(-267, 600, 2134, 600, { fill: ink2 }) +
    browser(150, 150, 1300, 900, board, { bar: ink, dots: ink4 }) +
    rect(822, 722, 284, 128, {
      rx: 6,
      fill: "none",
      stroke: euca,
      "stroke-width": 4,
      "stroke-dasharray": "12 10",
    }) +
    `<g transform="translate(896 770) rotate(-7)">${moving}</g>` +
    path("M1102 886l0 92 24-24 18 40 22-10-18-38h34Z", {
      fill: paper,
      stroke: ink,
      "stroke-width": 6,
      "stroke-linejoin": "round",
    }) +
    rect(150, 1049, 1300, 2, { fill: hairline })
  );
}
