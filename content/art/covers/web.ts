import { type Canvas, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { circle, line, type Point, path, round } from "../svg.ts";

const { ink, ink4, euca, euca2, euca3, mist, clay, wattle } = palette;

/** Visits: many lines come in, some stop short, the rest meet at one point. */
export function web(canvas: Canvas): string {
  const { random } = canvas;
  const goal: Point = [1030, 500];
  const [x, y] = goal;
  const count = 57;
  const visits = repeat(count, (i) => {
    const start = -190 + (1380 * i) / (count - 1);
    const bend1: Point = [random.between(480, 560), start];
    const bend2: Point = [random.between(600, 700), y];
    const stops = random.next() < 0.3;
    const until = stops ? random.between(0.22, 0.62) : 1;
    const [c1, c2, end] = shorten([-20, start], bend1, bend2, goal, until);
    return (
      path(`M-20 ${round(start)}C${pair(c1)} ${pair(c2)} ${pair(end)}`, {
        fill: "none",
        stroke: stops ? ink4 : random.pick([euca, euca, euca2, euca2, euca3, mist]),
        "stroke-width": random.between(2.5, 7),
      }) + (stops ? circle(end[0], end[1], random.between(6, 12), { fill: ink4 }) : "")
    );
  });
  return (
    ground(canvas, ink) +
    visits +
    line(x, y, 1620, y, { stroke: wattle, "stroke-width": 16 }) +
    circle(x, y, 232, { fill: ink }) +
    circle(x, y, 210, { fill: "none", stroke: euca2, "stroke-width": 3 }) +
    circle(x, y, 164, { fill: "none", stroke: mist, "stroke-width": 16 }) +
    circle(x, y, 108, { fill: wattle }) +
    circle(x, y, 36, { fill: ink }) +
    circle(1360, y, 28, { fill: clay, stroke: ink, "stroke-width": 12 })
  );
}

const pair = ([x, y]: Point) => `${round(x)} ${round(y)}`;

/**
 * The first part of a cubic curve, up to `t` (0–1), by de Casteljau's division.
 *
 * @returns its two control points and its end; it starts where the curve does
 */
function shorten(a: Point, b: Point, c: Point, d: Point, t: number): [Point, Point, Point] {
  const mix = (p: Point, q: Point): Point => [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
  const ab = mix(a, b);
  const bc = mix(b, c);
  const abc = mix(ab, bc);
  return [ab, abc, mix(abc, mix(bc, mix(c, d)))];
}
