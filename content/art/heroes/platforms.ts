import { type Canvas, ground, repeat } from "../canvas.ts";
import { eye } from "../mark.ts";
import { palette } from "../palette.ts";
import { bubble, lines } from "../parts/chat.ts";
import { type Vignette, vignette, vignettes } from "../parts/vignette.ts";
import { circle, group, line, path, polar, rect } from "../svg.ts";

const { ink, ink2, ink3, ink4, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;
const kindAt = (i: number): Vignette => vignettes[i % vignettes.length] ?? "hills";

/** Squares: a grid of nine, one of them lifted out. */
export function instagram(canvas: Canvas): string {
  const { random } = canvas;
  const side = 318;
  const grid = repeat(9, (i) =>
    vignette(
      390 + (i % 3) * 330,
      112 + Math.floor(i / 3) * 330,
      side,
      side,
      kindAt(i * 5 + 1),
      random,
    ),
  );
  return (
    ground(canvas, sand) +
    rect(0, 0, 240, 1200, { fill: euca }) +
    repeat(
      5,
      (i) =>
        circle(120, 180 + i * 210, 66, {
          fill: "none",
          stroke: i === 1 ? wattle : euca2,
          "stroke-width": 8,
        }) + circle(120, 180 + i * 210, 48, { fill: [ink2, mist, clay, euca3, ink][i] }),
    ) +
    grid +
    rect(832, 552, 524, 524, { fill: sand }) +
    vignette(852, 572, 484, 484, "arches", random) +
    bubble(1240, 470, 260, 120, "left", ink, 60) +
    path("M1370 562l-38-38a24 24 0 0 1 38-30a24 24 0 0 1 38 30Z", { fill: wattle })
  );
}

/** The actions on a video, each drawn around its centre: like, comment, save, share. */
const ACTIONS = [
  "M0 16L-15 1a9 9 0 0 1 15-11a9 9 0 0 1 15 11Z",
  "M-15-13H15V8H1L-8 16V8H-15Z",
  "M-10-15H10V15L0 6L-10 15Z",
  "M2-14L17-1L2 12V4C-7 4-13 7-17 14C-16 3-10-5 2-6Z",
];

/** Vertical strips that climb past each other, the middle one in play. */
export function tiktok(canvas: Canvas): string {
  const { random } = canvas;
  const strips = [
    [-20, 250, 260, "tiles"],
    [264, -190, 300, "leaf"],
    [264, 380, 300, "vase"],
    [264, 950, 300, "waves"],
    [1036, -330, 300, "hills"],
    [1036, 240, 300, "waves"],
    [1036, 810, 300, "leaf"],
    [1360, 120, 260, "arches"],
    [1360, 616, 260, "vase"],
    [-20, 746, 260, "hills"],
    [-20, -246, 260, "arches"],
  ] as const;
  return (
    ground(canvas, ink) +
    strips.map(([x, y, w, kind]) => vignette(x, y, w, w * 1.84, kind, random)).join("") +
    ground(canvas, ink3, { opacity: 0.62 }) +
    rect(566, 60, 468, 1080, { fill: ink }) +
    vignette(588, 82, 424, 1036, "waves", random) +
    ACTIONS.map(
      (glyph, i) =>
        circle(948, 560 + i * 96, 32, { fill: i === 0 ? clay : paper }) +
        group(path(glyph, { fill: ink }), { transform: `translate(948 ${560 + i * 96})` }),
    ).join("") +
    lines(630, 938, [190, 260], paper, 17, 38) +
    rect(630, 1050, 340, 9, { rx: 4, fill: ink3 }) +
    rect(630, 1050, 220, 9, { rx: 4, fill: wattle }) +
    circle(850, 1054, 15, { fill: wattle })
  );
}

/** A wide player with its chapters, and what plays next beneath. */
export function youtube(canvas: Canvas): string {
  const { random } = canvas;
  const next = repeat(4, (i) => {
    const x = 150 + i * 332;
    return (
      vignette(x, 946, 304, 171, kindAt(i * 5 + 3), random) +
      rect(x, 1136, 190 - i * 18, 14, { rx: 7, fill: ink4 })
    );
  });
  const chapters = [340, 210, 420, 270];
  let x = 150;
  const timeline = chapters
    .map((width, i) => {
      const at = x;
      x += width + 20;
      return rect(at, 878, width, 16, { fill: i < 2 ? clay : ink4 });
    })
    .join("");
  return (
    ground(canvas, ink) +
    vignette(150, 100, 1300, 744, "waves", random) +
    circle(800, 472, 132, { fill: ink }) +
    path("M762 400v144l122-72Z", { fill: wattle }) +
    timeline +
    circle(720, 886, 22, { fill: clay }) +
    next
  );
}

/** Posts in two columns, with replies to them. */
export function facebook(canvas: Canvas): string {
  const { random } = canvas;
  const card = (x: number, y: number, height: number, kind: Vignette, dot: string) =>
    rect(x, y, 560, height, { rx: 8, fill: paper }) +
    circle(x + 62, y + 62, 34, { fill: dot }) +
    lines(x + 118, y + 42, [190, 120], ink3, 14, 30) +
    vignette(x, y + 124, 560, height - 224, kind, random) +
    repeat(3, (i) =>
      circle(x + 52 + i * 34, y + height - 50, 22, {
        fill: [euca, clay, euca2][i],
        stroke: paper,
        "stroke-width": 5,
      }),
    ) +
    rect(x + 180, y + height - 57, 90, 14, { rx: 7, fill: euca3 }) +
    rect(x + 410, y + height - 57, 110, 14, { rx: 7, fill: euca3 });
  return (
    ground(canvas, ink3) +
    card(220, -230, 560, "leaf", ink2) +
    card(220, 360, 660, "hills", clay) +
    card(220, 1050, 560, "tiles", euca) +
    card(820, -60, 600, "vase", euca2) +
    card(820, 720, 600, "waves", ink2) +
    bubble(700, 570, 430, 124, "left", ink, 60) +
    lines(762, 612, [300, 190], mist, 16, 34) +
    bubble(1000, 860, 330, 110, "right", wattle, 55) +
    lines(1052, 906, [220], ink, 18) +
    rect(0, 0, 120, 1200, { fill: ink }) +
    repeat(6, (i) => circle(60, 130 + i * 130, 30, { fill: i === 0 ? mist : ink4 }))
  );
}

/** People and firms as a network, drawn around one card. */
export function linkedin(canvas: Canvas): string {
  const { random } = canvas;
  const [cx, cy] = [800, 600];
  const rings = [
    [340, 7, 46],
    [520, 12, 32],
    [700, 17, 22],
  ] as const;
  const nodes = rings.map(([radius, count]) =>
    Array.from({ length: count }, (_, i) =>
      polar(cx, cy, radius + random.between(-26, 26), (360 / count) * i + radius),
    ),
  );
  const links = nodes.flatMap((ring, r) =>
    ring.map(([x, y]) => {
      const inner = nodes[r - 1];
      const targets = inner
        ? [...inner]
            .sort((a, b) => Math.hypot(a[0] - x, a[1] - y) - Math.hypot(b[0] - x, b[1] - y))
            .slice(0, 2)
        : ([[cx, cy]] as const);
      return targets
        .map(([tx, ty]) => line(x, y, tx, ty, { stroke: ink3, "stroke-width": 5 - r }))
        .join("");
    }),
  );
  const people = nodes.flatMap((ring, r) =>
    ring.map(([x, y], i) => {
      const size = rings[r]?.[2] ?? 20;
      const fill =
        r === 0 && i === 2 ? wattle : random.pick([euca, euca2, euca3, mist, clay, euca]);
      return (
        circle(x, y, size * random.between(0.75, 1.15), { fill }) +
        (r === 0 ? circle(x, y, size * 0.36, { fill: ink }) : "")
      );
    }),
  );
  return (
    ground(canvas, ink) +
    links.join("") +
    people.join("") +
    rect(610, 400, 380, 400, { rx: 10, fill: paper }) +
    vignette(610, 400, 380, 136, "waves", random) +
    circle(800, 536, 76, { fill: paper }) +
    eye(800, 536, 62) +
    rect(690, 640, 220, 20, { rx: 10, fill: ink }) +
    rect(720, 678, 160, 13, { rx: 6, fill: euca3 }) +
    rect(650, 724, 140, 40, { rx: 20, fill: euca }) +
    rect(810, 724, 140, 40, { rx: 20, fill: mist })
  );
}
