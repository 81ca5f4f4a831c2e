import { repeat } from "../canvas.ts";
import { circle, path, rect, round } from "../svg.ts";

/**
 * A speech bubble: a rounded box with one tight corner on the speaker's side.
 *
 * @param corner which bottom corner is tight
 */
export function bubble(
  x: number,
  y: number,
  width: number,
  height: number,
  corner: "left" | "right",
  fill: string,
  radius = Math.min(height / 2, 44),
  style: Record<string, string | number> = {},
): string {
  const tight = Math.min(8, radius);
  const left = corner === "left" ? tight : radius;
  const right = corner === "right" ? tight : radius;
  const d = [
    `M${round(x + radius)} ${round(y)}H${round(x + width - radius)}`,
    `q${round(radius)} 0 ${round(radius)} ${round(radius)}V${round(y + height - right)}`,
    `q0 ${round(right)} ${round(-right)} ${round(right)}H${round(x + left)}`,
    `q${round(-left)} 0 ${round(-left)} ${round(-left)}V${round(y + radius)}`,
    `q0 ${round(-radius)} ${round(radius)} ${round(-radius)}Z`,
  ].join("");
  return path(d, { fill, ...style });
}

/** Three dots in a row: someone is writing. `size` is the dots' radius. */
export function typing(cx: number, cy: number, size: number, fill: string): string {
  return repeat(3, (i) => circle(cx + (i - 1) * size * 3.2, cy, size, { fill }));
}

/** Bars that stand for lines of text, one per width. */
export function lines(
  x: number,
  y: number,
  widths: readonly number[],
  fill: string,
  height = 10,
  pitch = height * 2.2,
): string {
  return widths
    .map((width, i) => rect(x, y + i * pitch, width, height, { rx: height / 2, fill }))
    .join("");
}

/** A tick of two strokes, in a box of `size`. */
export function tick(x: number, y: number, size: number, stroke: string, weight: number): string {
  return path(
    `M${round(x)} ${round(y + size * 0.55)}l${round(size * 0.35)} ${round(size * 0.35)}l${round(size * 0.65)} ${round(-size * 0.75)}`,
    { fill: "none", stroke, "stroke-width": weight, "stroke-linecap": "square" },
  );
}
