import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { lines } from "../parts/chat.ts";
import { cityMap, dayCity, pin, route } from "../parts/city.ts";
import { phone, phoneHeight, SCREEN } from "../parts/devices.ts";
import { type Vignette, vignette } from "../parts/vignette.ts";
import { arc, circle, ellipse, group, line, polar, rect } from "../svg.ts";

const { ink, ink2, ink3, ink4, euca, euca2, euca3, mist, paper, paper2, sand, clay, wattle } =
  palette;

/** Phones as form: a rising row, a screen taken apart in layers, a dial of care, a price of parts. */
export const mobile = (canvas: Canvas) =>
  choose(canvas, [
    { when: /maintenance/, draw: dial },
    { when: /cost|uber/, draw: parts },
    { when: /flutter/, draw: layers },
    { when: /mobile|app/, draw: rising },
  ]);

function rising(canvas: Canvas): string {
  const { random } = canvas;
  const kinds: Vignette[] = ["tiles", "waves", "arches", "leaf", "hills"];
  const phones = kinds.map((kind, i) => {
    const x = 118 + i * 278;
    const y = 560 - i * 122;
    const last = i === kinds.length - 1;
    const screen =
      vignette(0, 0, SCREEN.width, 420, kind, random) +
      lines(30, 462, [220, 150], last ? ink : euca, 18, 40) +
      rect(30, 560, 140, 90, { rx: 12, fill: mist }) +
      rect(190, 560, 140, 90, { rx: 12, fill: last ? wattle : euca3 }) +
      rect(30, 670, 300, 60, { rx: 12, fill: last ? ink : euca });
    return rect(x, y + 190, 252, 1000, { fill: ink3 }) + phone(x, y, 252, screen, { body: ink });
  });
  return (
    ground(canvas, euca) +
    repeat(9, (i) =>
      line(0, 60 + i * 122, 1600, 60 + i * 122, {
        stroke: euca2,
        "stroke-opacity": 0.45,
        "stroke-width": 2,
      }),
    ) +
    phones.join("")
  );
}

function layers(canvas: Canvas): string {
  const { random } = canvas;
  const width = 400;
  const height = 620;
  const sheets = [
    rect(0, 0, width, height, { rx: 44, fill: ink4 }) +
      repeat(6, (i) => rect(34, 44 + i * 92, 332, 70, { rx: 10, fill: ink2 })),
    rect(0, 0, width, height, { rx: 44, fill: euca }) +
      vignette(34, 44, 332, 250, "waves", random) +
      rect(34, 316, 156, 120, { rx: 10, fill: ink3 }) +
      rect(210, 316, 156, 120, { rx: 10, fill: ink3 }) +
      rect(34, 458, 332, 118, { rx: 10, fill: ink3 }),
    rect(0, 0, width, height, { rx: 44, fill: mist }) +
      rect(34, 44, 332, 250, { rx: 10, fill: euca2 }) +
      circle(200, 168, 84, { fill: paper }) +
      lines(34, 330, [220, 260], euca, 22, 48) +
      rect(34, 500, 332, 76, { rx: 38, fill: wattle }),
  ];
  const stack = sheets
    .map((sheet, i) =>
      group(sheet, {
        transform: `translate(806 ${380 - i * 190}) matrix(0.92 0.46 -0.92 0.46 0 0)`,
      }),
    )
    .join("");
  const stems = (
    [
      [806, 384],
      [1158, 564],
      [252, 665],
    ] as const
  )
    .map(([x, y]) =>
      line(x, y, x, y - 380, { stroke: euca2, "stroke-width": 3, "stroke-dasharray": "4 12" }),
    )
    .join("");
  return (
    ground(canvas, ink) +
    repeat(10, (i) =>
      ellipse(720, 760, 240 + i * 110, 110 + i * 52, {
        fill: "none",
        stroke: ink3,
        "stroke-width": 2,
      }),
    ) +
    group(stems + stack, { transform: "translate(96 58)" })
  );
}

function dial(canvas: Canvas): string {
  const { random } = canvas;
  const [cx, cy] = [800, 500];
  const ticks = repeat(72, (i) => {
    const angle = i * 5 - 90;
    const long = i % 6 === 0;
    const [x1, y1] = polar(cx, cy, 420, angle);
    const [x2, y2] = polar(cx, cy, long ? 466 : 446, angle);
    return line(x1, y1, x2, y2, { stroke: long ? ink : euca, "stroke-width": long ? 9 : 5 });
  });
  const ring = (r: number, from: number, to: number, stroke: string, weight: number) => ({
    d: arc(cx, cy, r, from, to),
    stroke,
    weight,
  });
  const arcs = [
    ring(372, -90, 178, ink2, 30),
    ring(372, 188, 236, wattle, 30),
    ring(372, 246, 262, euca2, 30),
    ring(322, -70, 60, euca2, 14),
    ring(322, 110, 240, clay, 14),
  ]
    .map(
      ({ d, stroke, weight }) =>
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${weight}"/>`,
    )
    .join("");
  const width = 262;
  const screen =
    vignette(0, 0, SCREEN.width, 380, "hills", random) +
    repeat(
      3,
      (i) =>
        circle(66, 460 + i * 96, 30, { fill: [euca, euca2, clay][i] }) +
        lines(120, 444 + i * 96, [190, 130], ink3, 14, 28),
    );
  return (
    ground(canvas, mist) +
    circle(cx, cy, 520, { fill: paper2 }) +
    ticks +
    arcs +
    phone(cx - width / 2, cy - phoneHeight(width) / 2, width, screen)
  );
}

function parts(canvas: Canvas): string {
  const { random } = canvas;
  const screen =
    cityMap(360, 760, 92, random, dayCity) +
    route(
      [
        [80, 640],
        [110, 470],
        [250, 430],
        [222, 250],
        [280, 180],
      ],
      ink,
      16,
    ) +
    pin(280, 180, 62, wattle, ink) +
    circle(80, 640, 22, { fill: ink, stroke: paper, "stroke-width": 8 });
  // Each part of the app is a slab; its height is its share.
  const slabs = [
    [ink2, 190],
    [euca, 150],
    [euca2, 120],
    [mist, 90],
    [clay, 60],
  ] as const;
  let y = 870;
  const stack = slabs
    .map(([fill, height], i) => {
      y -= height;
      return (
        rect(960, y, 420, height - 10, { rx: 6, fill }) +
        line(690, 250 + (4 - i) * 130, 960, y + height / 2, { stroke: ink, "stroke-width": 3 }) +
        circle(960, y + height / 2, 10, { fill: ink })
      );
    })
    .join("");
  return (
    ground(canvas, sand) +
    rect(0, 870, 1600, 130, { fill: ink }) +
    stack +
    phone(300, 54, 400, screen, { body: ink })
  );
}
