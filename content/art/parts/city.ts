import { repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, group, line, type Point, path, rect, roundedPolyline } from "../svg.ts";

export type CityTheme = {
  land: string;
  street: string;
  block: string;
  park: string;
  water: string;
};

export const nightCity: CityTheme = {
  land: palette.ink2,
  street: palette.ink3,
  block: palette.ink,
  park: palette.ink4,
  water: palette.night,
};

export const dayCity: CityTheme = {
  land: palette.paper2,
  street: palette.paper,
  block: palette.line,
  park: palette.euca3,
  water: palette.mist,
};

/**
 * A street map: blocks on a rotated grid, parks, and a harbour cut into one side.
 *
 * @param cell size of a block with its street
 */
export function cityMap(
  width: number,
  height: number,
  cell: number,
  random: Random,
  theme: CityTheme,
  angle = -14,
): string {
  const columns = Math.ceil((width * 1.5) / cell);
  const rows = Math.ceil((height * 1.7) / cell);
  const gap = cell * 0.14;
  const blocks = repeat(columns * rows, (i) => {
    const x = (i % columns) * cell - width * 0.25;
    const y = Math.floor(i / columns) * cell - height * 0.35;
    const chance = random.next();
    if (chance < 0.08) return "";
    const fill = chance > 0.9 ? theme.park : theme.block;
    const split = chance > 0.4 && chance < 0.62;
    const side = cell - gap;
    if (!split) return rect(x, y, side, side, { rx: 3, fill });
    const half = (side - gap * 0.6) / 2;
    return (
      rect(x, y, half, side, { rx: 3, fill }) +
      rect(x + half + gap * 0.6, y, half, side, { rx: 3, fill })
    );
  });
  const harbour = path(
    `M${width * 0.62} ${-height * 0.1}C${width * 0.6} ${height * 0.16} ${width * 0.72} ${height * 0.12} ${width * 0.74} ${height * 0.26}S${width * 0.9} ${height * 0.2} ${width * 0.92} ${height * 0.38}S${width * 1.1} ${height * 0.4} ${width * 1.1} ${height * 0.5}V${-height * 0.1}Z`,
    { fill: theme.water, stroke: theme.street, "stroke-width": gap * 0.8 },
  );
  const avenue = line(-width * 0.3, height * 0.62, width * 1.4, height * 0.62, {
    stroke: theme.street,
    "stroke-width": gap * 2,
  });
  return (
    rect(0, 0, width, height, { fill: theme.land }) +
    group(blocks + avenue, { transform: `rotate(${angle} ${width / 2} ${height / 2})` }) +
    harbour
  );
}

/** Where two streets of a `cityMap` of the same dimensions meet, by column and row of its grid. */
export function crossing(
  width: number,
  height: number,
  cell: number,
  column: number,
  row: number,
  angle = -14,
): Point {
  // Half a street before the block that starts there.
  const x = column * cell - width * 0.25 - cell * 0.07 - width / 2;
  const y = row * cell - height * 0.35 - cell * 0.07 - height / 2;
  const turn = (angle * Math.PI) / 180;
  return [
    width / 2 + x * Math.cos(turn) - y * Math.sin(turn),
    height / 2 + x * Math.sin(turn) + y * Math.cos(turn),
  ];
}

/** A thick line through the streets, with rounded corners and ends. */
export function route(points: readonly Point[], stroke: string, weight: number): string {
  return path(roundedPolyline(points, weight * 2.4), {
    fill: "none",
    stroke,
    "stroke-width": weight,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  });
}

/** A map pin that points at (x, y). */
export function pin(x: number, y: number, size: number, fill: string, hole: string): string {
  const r = size / 2;
  const cy = y - size;
  return (
    path(
      `M${x} ${y}C${x - r * 0.5} ${y - r * 0.75} ${x - r} ${cy + r * 0.7} ${x - r} ${cy}a${r} ${r} 0 0 1 ${size} 0C${x + r} ${cy + r * 0.7} ${x + r * 0.5} ${y - r * 0.75} ${x} ${y}Z`,
      { fill },
    ) + circle(x, cy, r * 0.42, { fill: hole })
  );
}

/** A car from above, heading up before `angle` turns it. */
export function car(
  x: number,
  y: number,
  length: number,
  angle: number,
  fill: string,
  glass: string,
): string {
  const w = length * 0.48;
  return group(
    rect(-w / 2, -length / 2, w, length, { rx: w * 0.34, fill }) +
      rect(-w * 0.36, -length * 0.22, w * 0.72, length * 0.17, { rx: w * 0.1, fill: glass }) +
      rect(-w * 0.34, length * 0.2, w * 0.68, length * 0.11, { rx: w * 0.08, fill: glass }),
    { transform: `translate(${x} ${y}) rotate(${angle})` },
  );
}
