import { type Canvas, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { circle, line, path, rect, ringSector } from "../svg.ts";

const { ink, euca, euca2, euca3, paper, clay, wattle } = palette;

/** Construction: a bold form built of circles on a grid, its guides and handles left showing. */
export function design(canvas: Canvas): string {
  const { random } = canvas;
  const unit = 200;
  const grid =
    repeat(9, (i) => line(i * unit, 0, i * unit, 1000, { stroke: euca3, "stroke-width": 2 })) +
    repeat(6, (i) => line(0, i * unit, 1600, i * unit, { stroke: euca3, "stroke-width": 2 }));
  const turn = random.integer(0, 1);
  const core = random.between(90, 150);
  const accent = random.pick([euca, euca2, clay]);
  const mirror = turn ? "translate(1600 0) scale(-1 1)" : undefined;
  const form =
    path(ringSector([800, 600], 200, 400, 90, 360), { fill: ink }) +
    rect(1000, 200, 200, 400, { fill: ink }) +
    path("M1200 200a200 200 0 0 1 200 200H1200Z", { fill: euca }) +
    path("M400 200a200 200 0 0 1 200-200v200Z", { fill: clay }) +
    circle(800, 600, core, { fill: accent });
  const guides =
    [
      [800, 600, 400],
      [800, 600, 200],
      [1200, 400, 200],
      [600, 200, 200],
    ]
      .map(([cx = 0, cy = 0, r = 0]) =>
        circle(cx, cy, r, {
          fill: "none",
          stroke: euca,
          "stroke-width": 3,
          "stroke-dasharray": "10 10",
        }),
      )
      .join("") + line(500, 900, 1240, 160, { stroke: clay, "stroke-width": 3 });
  const handle = (x: number, y: number) =>
    rect(x - 14, y - 14, 28, 28, { fill: paper, stroke: ink, "stroke-width": 6 });
  const arm =
    line(1000, 200, 1000, 60, { stroke: ink, "stroke-width": 4 }) +
    circle(1000, 60, 16, { fill: ink }) +
    rect(978, 178, 44, 44, { fill: wattle, stroke: ink, "stroke-width": 8 });
  const drawing =
    form +
    guides +
    [
      [400, 600],
      [800, 1000],
      [1200, 600],
      [1200, 200],
      [1400, 400],
    ]
      .map(([x = 0, y = 0]) => handle(x, y))
      .join("") +
    arm;
  return (
    ground(canvas, paper) +
    grid +
    `<g transform="${mirror ?? "translate(0 0)"}"><g transform="translate(96 60) scale(0.88)">${drawing}</g></g>`
  );
}
