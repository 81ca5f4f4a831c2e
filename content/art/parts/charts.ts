import { repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { line, type Point, path, polyline, rect } from "../svg.ts";

/**
 * Candlesticks of a rising price: filled bodies with wicks, left to right.
 *
 * @param height of the plot; the price rises from bottom to top
 */
export function candles(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  random: Random,
  colours: { up: string; down: string; last: string },
): string {
  const pitch = width / count;
  let price = 0.16;
  return repeat(count, (i) => {
    const trend = 0.16 + 0.66 * (i / count) + Math.sin(i * 0.75) * 0.12;
    const open = price;
    const close = Math.min(0.94, Math.max(0.06, trend + random.between(-0.09, 0.09)));
    price = close;
    const top = Math.max(open, close) + random.between(0.02, 0.09);
    const foot = Math.min(open, close) - random.between(0.02, 0.09);
    const cx = x + pitch * (i + 0.5);
    const at = (value: number) => y + height * (1 - value);
    const fill = i === count - 1 ? colours.last : close >= open ? colours.up : colours.down;
    const bodyHeight = Math.max(Math.abs(close - open) * height, 10);
    return (
      line(cx, at(top), cx, at(foot), { stroke: fill, "stroke-width": Math.max(2, pitch * 0.09) }) +
      rect(cx - pitch * 0.31, at(Math.max(open, close)), pitch * 0.62, bodyHeight, { rx: 2, fill })
    );
  });
}

/** An order book: bars for bids on the left, for asks on the right. */
export function orderBook(
  x: number,
  y: number,
  width: number,
  rows: number,
  pitch: number,
  random: Random,
  colours: { bid: string; ask: string },
): string {
  return repeat(rows, (i) => {
    const bid = width * 0.5 * (0.22 + 0.6 * (i / rows) + random.next() * 0.16);
    const ask = width * 0.5 * (0.22 + 0.6 * (i / rows) + random.next() * 0.16);
    const top = y + i * pitch;
    return (
      rect(x + width / 2 - 4 - bid, top, bid, pitch * 0.66, { rx: 2, fill: colours.bid }) +
      rect(x + width / 2 + 4, top, ask, pitch * 0.66, { rx: 2, fill: colours.ask })
    );
  });
}

/** A line over a filled area, rising from left to right with small variations. */
export function areaChart(
  x: number,
  y: number,
  width: number,
  height: number,
  random: Random,
  colours: { area: string; line: string },
): string {
  const count = 14;
  const points: Point[] = Array.from({ length: count + 1 }, (_, i) => {
    const value =
      0.14 + 0.66 * (i / count) + Math.sin(i * 0.9) * 0.12 + random.between(-0.04, 0.04);
    return [x + (width * i) / count, y + height * (1 - value)];
  });
  const d = polyline(points);
  return (
    path(`${d}L${x + width} ${y + height}L${x} ${y + height}Z`, { fill: colours.area }) +
    path(d, { fill: "none", stroke: colours.line, "stroke-width": 6, "stroke-linejoin": "round" })
  );
}

/** A month of day cells, some booked; the chosen day stands out. */
export function month(
  x: number,
  y: number,
  cell: number,
  random: Random,
  colours: { free: string; booked: readonly [string, ...string[]]; chosen: string },
  weeks = 5,
): string {
  const chosen = 7 * Math.floor(weeks / 2) + 3;
  return repeat(7 * weeks, (i) => {
    const booked = random.next() < 0.54;
    const fill =
      i === chosen ? colours.chosen : booked ? random.pick(colours.booked) : colours.free;
    const side = cell * 0.86;
    return rect(x + (i % 7) * cell, y + Math.floor(i / 7) * cell, side, side, {
      rx: cell * 0.1,
      fill,
    });
  });
}

/** Hairlines across a plot. */
export const rules = (x: number, y: number, width: number, height: number, count: number) =>
  repeat(count, (i) =>
    line(x, y + (height * i) / (count - 1), x + width, y + (height * i) / (count - 1), {
      stroke: palette.euca,
      "stroke-opacity": 0.35,
      "stroke-width": 1.5,
    }),
  );
