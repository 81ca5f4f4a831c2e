import type { Random } from "./random.ts";
import { rect, type Style } from "./svg.ts";

/** What a scene draws on: a fixed size in picture units, and its own seeded numbers. */
export type Canvas = {
  width: number;
  height: number;
  /** Width visible on its left and right, where the ground continues. */
  bleed: number;
  slug: string;
  random: Random;
};

/** Draws a picture's content for a canvas, as SVG elements. */
export type Scene = (canvas: Canvas) => string;

/** Fills the whole canvas and its bleed. */
export const ground = ({ width, height, bleed }: Canvas, fill: string, style: Style = {}) =>
  rect(-bleed, 0, width + 2 * bleed, height, { fill, ...style });

/**
 * Chooses one of a family's compositions: the first whose pattern matches the slug, or else one picked
 * by the slug's random numbers.
 */
export function choose(canvas: Canvas, family: readonly [Composition, ...Composition[]]): string {
  const match = family.find(({ when }) => when?.test(canvas.slug));
  return (match ?? canvas.random.pick(family)).draw(canvas);
}

export type Composition = { when?: RegExp; draw: Scene };

/** Joins what `draw` returns for 0 … count − 1. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}
