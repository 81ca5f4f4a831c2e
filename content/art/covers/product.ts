import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { circle, element, ellipse, group, line, path, rect, round } from "../svg.ts";

const { ink, ink3, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;

/** Making: a drawing that turns solid halfway, or stacks of cost along a route. */
export const product = (canvas: Canvas) =>
  choose(canvas, [
    { when: /cost|price/, draw: stacks },
    { when: /product/, draw: blueprint },
  ]);

function blueprint(canvas: Canvas): string {
  const { random } = canvas;
  const spread = random.between(-50, 50);
  const ball = random.between(128, 150);
  const shapes = [
    ["rect", 440, 760, 720, 130, ink],
    ["rect", 520, 560, 200, 200, euca],
    ["arch", 720, 560, 360, 200, euca2],
    ["rect", 600 - spread, 430, 400 + spread * 2, 130, clay],
    ["disc", 800, 430 - ball, ball, ball, wattle],
  ] as const;
  const draw = (solid: boolean) =>
    shapes
      .map(([shape, x, y, w, h, fill]) => {
        const style = solid ? { fill } : { fill: "none", stroke: mist, "stroke-width": 4 };
        if (shape === "disc") return circle(x, y, w, style);
        if (shape === "rect") return rect(x, y, w, h, style);
        return path(
          `M${x} ${y + h}V${y}H${x + w}V${y + h}H${x + w - 80}a100 100 0 0 0-200 0Z`,
          style,
        );
      })
      .join("");
  const guides =
    repeat(21, (i) =>
      line(i * 40, 0, i * 40, 1000, { stroke: ink3, "stroke-width": i % 5 === 0 ? 3 : 1 }),
    ) +
    repeat(26, (i) =>
      line(0, i * 40, 800, i * 40, { stroke: ink3, "stroke-width": i % 5 === 0 ? 3 : 1 }),
    ) +
    [130, 280, 430, 560, 760, 890]
      .map((y) =>
        line(180, y, 800, y, { stroke: euca2, "stroke-width": 2, "stroke-dasharray": "14 8" }),
      )
      .join("") +
    [130, 280, 430, 560, 760, 890].map((y) => circle(180, y, 8, { fill: euca2 })).join("");
  return (
    ground(canvas, ink) +
    guides +
    element("clipPath", { id: "drawn" }, rect(0, 0, 800, 1000, {})) +
    element("clipPath", { id: "built" }, rect(800, 0, 800, 1000, {})) +
    group(draw(false), { "clip-path": "url(#drawn)" }) +
    rect(800, 0, 800, 1000, { fill: sand }) +
    rect(800, 890, 800, 110, { fill: euca3 }) +
    group(draw(true), { "clip-path": "url(#built)" }) +
    line(800, 0, 800, 1000, { stroke: wattle, "stroke-width": 6 })
  );
}

function stacks(canvas: Canvas): string {
  const { random } = canvas;
  const piles = [
    [300, 690, 3],
    [560, 800, 5],
    [800, 640, 8],
    [1060, 790, 11],
    [1310, 650, 14],
  ] as const;
  const way = piles
    .map(([x, y], i) =>
      i ? `S${round(x - 90)} ${y} ${x} ${y}` : `M-40 900C80 900 160 ${y} ${x} ${y}`,
    )
    .join("");
  const pile = ([x, y, count]: readonly [number, number, number]) =>
    repeat(count, (i) => {
      const top = y - i * 38;
      const last = i === count - 1;
      const fill =
        last && count === 14 ? wattle : random.pick([euca, euca2, ink3, mist, euca3, clay]);
      return (
        path(`M${x - 98} ${top - 30}V${top}a98 34 0 0 0 196 0v-30Z`, { fill: ink }) +
        path(`M${x - 98} ${top - 32}v26a98 34 0 0 0 196 0v-26Z`, { fill }) +
        ellipse(x, top - 32, 98, 34, { fill, stroke: ink, "stroke-width": 5 })
      );
    });
  const order = [...piles].sort((a, b) => a[1] - b[1]);
  return (
    ground(canvas, mist) +
    path("M0 560Q400 500 800 560T1600 540V1000H0Z", { fill: euca }) +
    path(`${way}S1480 560 1640 560`, { fill: "none", stroke: ink, "stroke-width": 64 }) +
    path(`${way}S1480 560 1640 560`, {
      fill: "none",
      stroke: paper,
      "stroke-width": 5,
      "stroke-dasharray": "30 24",
    }) +
    order.map(pile).join("")
  );
}
