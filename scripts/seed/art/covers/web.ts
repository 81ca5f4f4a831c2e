import { type Canvas, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { circle, line, path, round } from "../svg.ts";

const { ink, ink3, ink4, euca, euca2, mist, clay, wattle } = palette;

/** Visits: many lines come in, some stop short, the rest meet at one point. */
export function web(canvas: Canvas): string {
  const { random } = canvas;
  const [x, y] = [1130, 500] as const;
  const count = 61;
  const visits = repeat(count, (i) => {
    const start = -140 + (1280 * i) / (count - 1);
    const stops = random.next() < 0.34;
    const colour = random.pick([ink3, ink4, euca, euca, euca2, mist]);
    const d = `M-20 ${round(start)}C${round(random.between(420, 560))} ${round(start)} ${round(random.between(560, 700))} ${y} ${x} ${y}`;
    const length = stops ? random.between(0.3, 0.78) : 1;
    const style = {
      fill: "none",
      stroke: stops ? ink4 : colour,
      "stroke-width": round(random.between(2, 8)),
    };
    if (!stops) return path(d, style);
    return path(d, { ...style, pathLength: 1, "stroke-dasharray": `${round(length)} 2` });
  });
  return (
    ground(canvas, ink) +
    visits +
    line(x, y, 1620, y, { stroke: wattle, "stroke-width": 16 }) +
    circle(x, y, 214, { fill: ink }) +
    circle(x, y, 196, { fill: "none", stroke: euca2, "stroke-width": 3 }) +
    circle(x, y, 156, { fill: "none", stroke: mist, "stroke-width": 14 }) +
    circle(x, y, 104, { fill: wattle }) +
    circle(x, y, 34, { fill: ink }) +
    circle(1420, y, 26, { fill: clay, stroke: ink, "stroke-width": 10 })
  );
}
