import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { tick } from "../parts/chat.ts";
import { circle, path, rect, ringSector } from "../svg.ts";

const { ink, ink2, ink3, euca, euca2, euca3, mist, paper, sand, clay, wattle } = palette;

/** Infrastructure: seven racks as a skyline, or ten checks of which most are done. */
export const itServices = (canvas: Canvas) =>
  choose(canvas, [
    { when: /checklist|readiness/, draw: checks },
    { when: /services/, draw: racks },
  ]);

function racks(canvas: Canvas): string {
  const { random } = canvas;
  const heights = [11, 14, 9, 17, 13, 15, 10];
  const fills = [euca, ink2, euca2, ink, ink3, euca, ink2];
  const columns = heights.map((units, column) => {
    const x = 136 + column * 192;
    const fill = fills[column] ?? ink;
    return repeat(units, (i) => {
      const y = 940 - (i + 1) * 46;
      const lit = column === 3 && i === 12;
      const dots = random.integer(1, 4);
      const dark = fill === euca2;
      return (
        rect(x, y, 168, 40, { rx: 4, fill: lit ? wattle : fill }) +
        repeat(dots, (d) =>
          circle(x + 24 + d * 20, y + 20, 6, { fill: lit || dark ? ink : d === 0 ? euca3 : euca2 }),
        ) +
        rect(x + 112, y + 17, 36, 6, { rx: 3, fill: lit || dark ? ink : mist, opacity: 0.7 })
      );
    });
  });
  return (
    ground(canvas, mist) +
    circle(1230, 300, 150, { fill: paper }) +
    rect(0, 940, 1600, 60, { fill: ink }) +
    columns.join("")
  );
}

function checks(canvas: Canvas): string {
  const { random } = canvas;
  const side = 250;
  const pitch = 272;
  const fills = [ink, euca, sand, ink3, euca2, mist, ink2, clay] as const;
  const cells = repeat(10, (i) => {
    const x = 131 + (i % 5) * pitch;
    const y = 228 + Math.floor(i / 5) * pitch;
    if (i === 9)
      return rect(x + 3, y + 3, side - 6, side - 6, {
        fill: "none",
        stroke: euca,
        "stroke-width": 6,
      });
    if (i === 8) {
      return rect(x, y, side, side, { fill: wattle }) + tick(x + 68, y + 74, 116, ink, 26);
    }
    const fill = fills[i] ?? ink;
    const light = fill === sand || fill === mist || fill === clay || fill === euca2;
    const turn = random.integer(0, 3);
    const corner = (
      [
        [0, 0],
        [side, 0],
        [side, side],
        [0, side],
      ] as const
    )[turn] ?? [0, 0];
    return (
      rect(x, y, side, side, { fill }) +
      path(ringSector([x + corner[0], y + corner[1]], 0, side, turn * 90, turn * 90 + 90), {
        fill: light ? paper : euca,
        opacity: light ? 0.75 : fill === euca ? 0 : 0.55,
      }) +
      tick(x + 82, y + 86, 90, light ? ink : mist, 18)
    );
  });
  return ground(canvas, euca3) + cells;
}
