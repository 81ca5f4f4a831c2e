import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, group, path, rect, round } from "../svg.ts";

const { ink, ink2, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;

/** Stripes: a shop's awning over its shelves, or unruly lines set straight. */
export const ecommerce = (canvas: Canvas) =>
  choose(canvas, [
    { when: /wordpress/, draw: straightened },
    { when: /shop|store|commerce/, draw: storefront },
  ]);

function storefront(canvas: Canvas): string {
  const { random } = canvas;
  const count = 11;
  const stripe = 1600 / count;
  const awning = repeat(count, (i) => {
    const fill = i === 7 ? wattle : i % 2 === 0 ? ink : paper;
    const x = i * stripe;
    const depth = 300;
    return path(
      `M${round(x)} 0h${round(stripe)}v${depth}a${round(stripe / 2)} ${round(stripe / 2)} 0 0 1 ${round(-stripe)} 0Z`,
      { fill },
    );
  });
  const shelf = (y: number, xs: readonly number[], first: number) =>
    xs.map((x, i) => ware(x, y, first + i * 5, random)).join("") +
    rect(140, y, 1320, 14, { fill: ink });
  const first = random.integer(0, 5);
  return (
    ground(canvas, euca3) +
    rect(140, 290, 1320, 710, { fill: sand }) +
    awning +
    shelf(662, [250, 440, 600, 800, 1010, 1180, 1350], first) +
    shelf(946, [260, 420, 640, 830, 990, 1200, 1360], first + 2)
  );
}

/** An item on a shelf: stands on `y`, centred on `x`; `shape` chooses among six. */
function ware(x: number, y: number, shape: number, random: Random): string {
  const fill = random.pick([euca, ink2, euca2, clay, ink, euca]);
  const other = fill === clay || fill === euca2 ? ink2 : random.pick([paper, euca3, mist]);
  switch (shape % 6) {
    case 0:
      return (
        rect(x - 44, y - 158, 88, 158, { rx: 10, fill }) +
        rect(x - 18, y - 214, 36, 70, { fill }) +
        rect(x - 44, y - 106, 88, 54, { fill: other })
      );
    case 1:
      return (
        rect(x - 74, y - 128, 148, 128, { fill }) + rect(x - 12, y - 128, 24, 128, { fill: other })
      );
    case 2:
      return (
        circle(x, y - 118, 36, { fill: other === paper ? clay : other }) +
        path(`M${x - 86} ${y - 84}h172a86 84 0 0 1-172 0Z`, { fill })
      );
    case 3:
      return path(`M${x - 66} ${y}L${x} ${y - 204}L${x + 66} ${y}Z`, { fill });
    case 4:
      return (
        path(`M${x - 64} ${y}V${y - 116}a64 64 0 0 1 128 0V${y}Z`, { fill }) +
        path(`M${x - 28} ${y}V${y - 102}a28 28 0 0 1 56 0V${y}Z`, { fill: other })
      );
    default:
      return (
        rect(x - 60, y - 74, 120, 74, { fill }) +
        rect(x - 44, y - 136, 88, 60, { fill: other }) +
        rect(x - 30, y - 186, 60, 48, { fill })
      );
  }
}

function straightened(canvas: Canvas): string {
  const { random } = canvas;
  const phase = random.between(0, 6);
  const cx = 960;
  const cy = 500;
  const r = 330;
  const wild = repeat(27, (i) => {
    let d = "";
    for (let y = -40; y <= 1040; y += 20) {
      const x =
        i * 66 -
        60 +
        Math.sin(y / 150 + phase + i * 0.16) * (46 + Math.sin(i * 0.5) * 26) +
        Math.sin(y / 61 + i * 0.4) * 14;
      d += `${y < 0 ? "M" : "L"}${round(x)} ${y}`;
    }
    return path(d, {
      fill: "none",
      stroke: ink,
      "stroke-width": 8 + 14 * Math.abs(Math.sin(i * 0.37 + phase)),
    });
  });
  const straight = repeat(11, (i) =>
    rect(cx - r + 14 + i * 60, cy - r, 30, 2 * r, {
      fill: i === 5 ? wattle : i % 3 === 0 ? euca2 : mist,
    }),
  );
  return (
    ground(canvas, wattle) +
    wild +
    circle(cx, cy, r + 34, { fill: wattle }) +
    element("clipPath", { id: "lens" }, circle(cx, cy, r, {})) +
    group(circle(cx, cy, r, { fill: ink }) + straight, { "clip-path": "url(#lens)" }) +
    circle(cx, cy, r, { fill: "none", stroke: ink, "stroke-width": 18 })
  );
}
