/** A transformation from an element's units to those of the drawing: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** The transformation that changes nothing. */
export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** One transformation inside another. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const translation = (x = 0, y = 0): Matrix => [1, 0, 0, 1, x, y];

/** A rectangle in units of the drawing. */
export type Box = { x: number; y: number; w: number; h: number };

const round = (value: number) => Math.round(value * 10) / 10;

/** The smallest rectangle around another after a transformation. */
export function boxAfter(matrix: Matrix, { x, y, w, h }: Box): Box {
  const corners = [
    [x, y],
    [x + w, y],
    [x, y + h],
    [x + w, y + h],
  ] as const;
  const xs = corners.map(([px, py]) => matrix[0] * px + matrix[2] * py + matrix[4]);
  const ys = corners.map(([px, py]) => matrix[1] * px + matrix[3] * py + matrix[5]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return {
    x: round(left),
    y: round(top),
    w: round(Math.max(...xs) - left),
    h: round(Math.max(...ys) - top),
  };
}

/** What two rectangles share; its sides are below zero where they do not meet. */
export function sharedBy(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  return { x, y, w: Math.min(a.x + a.w, b.x + b.w) - x, h: Math.min(a.y + a.h, b.y + b.h) - y };
}
