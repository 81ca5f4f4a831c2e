import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { circle, type Point, path, rect, round, roundedPolyline } from "../svg.ts";

const { ink, ink2, ink3, ink4, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;

/** Routes: lines that meet at one interchange, or cables across a switchboard. */
export const automation = (canvas: Canvas) =>
  choose(canvas, [
    { when: /tools/, draw: interchange },
    { when: /automation/, draw: switchboard },
  ]);

function interchange(canvas: Canvas): string {
  const { random } = canvas;
  const weight = 30;
  const colours = [euca, ink, clay, wattle, euca2, ink3];
  const stray = () => random.between(-24, 24);
  const starts = [90, 250, 410, 620, 780, 920].map((y) => y + stray());
  const ends = [170, 60, 420, 540, 860, 730].map((y) => y + stray());
  const bundle = (i: number) => 500 + (i - 2.5) * 54;
  const tracks = colours.map((stroke, i) => {
    const y = bundle(i);
    const inX = 600 - Math.abs((starts[i] ?? y) - y) * 0.98;
    const out = Math.abs((ends[i] ?? y) - y);
    const outX = 900 + (i === 0 || i === 4 ? 130 : 0);
    const points: Point[] = [
      [-40, starts[i] ?? y],
      [inX, starts[i] ?? y],
      [600, y],
      [outX, y],
      [outX + out * 0.98, ends[i] ?? y],
      [1640, ends[i] ?? y],
    ];
    const style = { fill: "none", "stroke-linejoin": "round", "stroke-width": weight } as const;
    return path(roundedPolyline(points, 60), { ...style, stroke });
  });
  const stop = (x: number, y: number, r = 21) =>
    circle(x, y, r, { fill: paper, stroke: ink, "stroke-width": 10 });
  const stops = starts.map((y, i) => stop(110 + ((i * 83) % 150), y)).join("");
  const ahead = ends.map((y, i) => stop(1370 + ((i * 67) % 140), y, i === 3 ? 34 : 21)).join("");
  return (
    ground(canvas, sand) +
    tracks.join("") +
    stops +
    ahead +
    rect(706, 324, 88, 352, { rx: 44, fill: paper, stroke: ink, "stroke-width": 16 }) +
    repeat(6, (i) => circle(750, bundle(i), 13, { fill: i === 3 ? wattle : ink }))
  );
}

function switchboard(canvas: Canvas): string {
  const { random } = canvas;
  const columns = 11;
  const rows = 6;
  const at = (column: number, row: number): Point => [150 + column * 130, 110 + row * 156];
  const jacks = repeat(columns * rows, (i) => {
    const [x, y] = at(i % columns, Math.floor(i / columns));
    const lit = random.next() < 0.2;
    return (
      circle(x, y, 34, { fill: ink, stroke: ink4, "stroke-width": 5 }) +
      circle(x, y, 13, { fill: lit ? euca : ink3 })
    );
  });
  const cables = [
    [0, 1, 5, 0, euca2],
    [2, 0, 8, 3, euca],
    [1, 4, 6, 4, mist],
    [7, 4, 10, 1, euca3],
    [3, 3, 8, 4, clay],
    [1, 2, 9, 2, wattle],
  ] as const;
  const drawn = cables
    .map(([c1, r1, c2, r2, stroke]) => {
      const [x1, y1] = at(c1, r1);
      const [x2, y2] = at(c2, r2);
      const sag = Math.max(y1, y2) + 60 + Math.abs(x2 - x1) * 0.14;
      const d = `M${x1} ${y1}C${round(x1 + (x2 - x1) * 0.2)} ${round(sag)} ${round(x1 + (x2 - x1) * 0.8)} ${round(sag)} ${x2} ${y2}`;
      const weight = stroke === wattle ? 28 : 20;
      return (
        path(d, {
          fill: "none",
          stroke: ink2,
          "stroke-width": weight + 16,
          "stroke-linecap": "round",
        }) +
        path(d, { fill: "none", stroke, "stroke-width": weight, "stroke-linecap": "round" }) +
        [[x1, y1] as const, [x2, y2] as const]
          .map(([x, y]) => circle(x, y, 32, { fill: stroke }) + circle(x, y, 12, { fill: ink }))
          .join("")
      );
    })
    .join("");
  return ground(canvas, ink2) + jacks + drawn;
}
