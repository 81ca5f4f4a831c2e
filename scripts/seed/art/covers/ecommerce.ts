import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, element, group, path, rect, round } from "../svg.ts";

const { ink, ink2, ink3, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;

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
  const shelf = (y: number, xs: readonly number[]) =>
    xs.map((x) => ware(x, y, random)).join("") + rect(140, y, 1320, 14, { fill: ink });
  return (
    ground(canvas, euca3) +
    rect(140, 290, 1320, 710, { fill: sand }) +
    awning +
    shelf(654, [250, 420, 590, 870, 1040, 1330]) +
    shelf(936, [270, 520, 700, 850, 1160, 1330])
  );
}

/** A thing on a shelf: stands on `y`, centred on `x`. */
function ware(x: number, y: number, random: Random): string {
  const fill = random.pick([euca, ink2, euca2, clay, ink, mist]);
  const other = random.pick([ink3, paper, euca2, mist]);
  switch (random.integer(0, 5)) {
    case 0:
      return (
        rect(x - 42, y - 150, 84, 150, { rx: 10, fill }) +
        rect(x - 17, y - 200, 34, 60, { fill }) +
        rect(x - 42, y - 100, 84, 50, { fill: other })
      );
    case 1:
      return (
        rect(x - 70, y - 120, 140, 120, { fill }) + rect(x - 12, y - 120, 24, 120, { fill: other })
      );
    case 2:
      return (
        path(`M${x - 80} ${y - 78}h160a80 78 0 0 1-160 0Z`, { fill }) +
        circle(x, y - 110, 32, { fill: other })
      );
    case 3:
      return path(`M${x - 62} ${y}L${x} ${y - 190}L${x + 62} ${y}Z`, { fill });
    case 4:
      return (
        path(`M${x - 58} ${y}V${y - 110}a58 58 0 0 1 116 0V${y}Z`, { fill }) +
        path(`M${x - 26} ${y}V${y - 96}a26 26 0 0 1 52 0V${y}Z`, { fill: other })
      );
    default:
      return (
        rect(x - 55, y - 70, 110, 70, { fill }) +
        rect(x - 40, y - 130, 80, 56, { fill: other }) +
        rect(x - 28, y - 178, 56, 44, { fill })
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
