import { palette } from "./palette.ts";
import { circle } from "./svg.ts";

/**
 * Draws the currawong's eye, the mark of the agency: a black disc with a gold ring.
 *
 * @param radius outer radius of the disc; the ring's proportions are the header mark's
 */
export function eye(cx: number, cy: number, radius: number): string {
  return (
    circle(cx, cy, radius, { fill: palette.black }) +
    circle(cx, cy, radius * 0.7, {
      fill: "none",
      stroke: palette.wattle,
      "stroke-width": radius * 0.34,
    })
  );
}

/**
 * The mark as a square SVG document.
 *
 * @param inset share of the square left free around the disc, per side (0–0.5)
 * @param background fill of the square; none leaves it transparent
 */
export function markSvg(inset: number, background?: string): string {
  const radius = 32 - 64 * inset;
  const square = background ? `<rect width="64" height="64" fill="${background}"/>` : "";
  // A hairline keeps the black disc visible on a dark browser tab.
  const rim = circle(32, 32, radius - 0.5, {
    fill: "none",
    stroke: palette.mist,
    "stroke-opacity": 0.35,
    "stroke-width": 1,
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${square}${eye(32, 32, radius)}${background ? "" : rim}</svg>\n`;
}
