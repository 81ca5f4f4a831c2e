export type { BackgroundType } from "@currawong/schemas/fields";

/** Scenes are drawn on a stage of this size, which is scaled to cover the element. */
export const STAGE = { width: 1440, height: 900 } as const;

export type Pen = OffscreenCanvasRenderingContext2D;
export type Random = () => number;

/** A scene whose random values are already chosen, drawn in stage units. */
export interface Scene {
  /** Draws the parts that never move; called once per size. */
  still?(pen: Pen): void;
  /**
   * Draws the moving parts as they are at second `t`.
   * @param motion how much may move at a position on the stage: 0 behind the text, and behind the header if `y` is
   * given; 1 clear of both
   */
  frame(pen: Pen, t: number, motion: (x: number, y?: number) => number): void;
}

/** Random numbers in [0, 1) seeded by a text, with mulberry32: the same text gives the same series. */
export function randomFor(text: string): Random {
  let state = 0;
  for (const letter of text) state = (Math.imul(state, 31) + letter.charCodeAt(0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
}

/** Eases from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const x = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return x * x * (3 - 2 * x);
}

/** How visible shapes are across the stage: dim on the left, behind the text. */
export const light = (x: number) => 0.18 + 0.82 * smoothstep(640, 1050, x);

/** Traces a closed outline, rounded through the middle of each side. */
export function traceRounded(pen: Pen, points: readonly (readonly [number, number])[]): void {
  pen.beginPath();
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[(i + 1) % points.length] ?? [x, y];
    const middle = [(x + nextX) / 2, (y + nextY) / 2] as const;
    if (i === 0) pen.moveTo(...middle);
    else pen.quadraticCurveTo(x, y, ...middle);
  });
  const [[x, y] = [0, 0], [nextX, nextY] = [0, 0]] = points;
  pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  pen.closePath();
}
