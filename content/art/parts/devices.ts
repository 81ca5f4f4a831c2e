import { palette } from "../palette.ts";
import { circle, clipRounded, group, rect, round } from "../svg.ts";

/** Units every phone screen is drawn in. */
export const SCREEN = { width: 360, height: 760 } as const;

type PhoneStyle = { body?: string; tilt?: number; screen?: string };

/**
 * A phone: a flat body with a screen of 360 × 760 units inside.
 *
 * @param width outer width in picture units; the height follows
 * @param tilt degrees about its centre
 */
export function phone(
  x: number,
  y: number,
  width: number,
  screen: string,
  { body = palette.ink, tilt = 0, screen: fill = palette.paper }: PhoneStyle = {},
): string {
  const scale = width / (SCREEN.width + 24);
  const id = `phone-${Math.round(x)}-${Math.round(y)}`;
  const box = { x: 0, y: 0, ...SCREEN, radius: 40 };
  const inside =
    rect(-12, -12, SCREEN.width + 24, SCREEN.height + 24, { rx: 52, fill: body }) +
    clipRounded(id, box, rect(0, 0, SCREEN.width, SCREEN.height, { fill }) + screen);
  const turn = tilt ? ` rotate(${tilt} ${SCREEN.width / 2} ${SCREEN.height / 2})` : "";
  return group(inside, {
    transform: `translate(${round(x + 12 * scale)} ${round(y + 12 * scale)}) scale(${round(scale * 1000) / 1000})${turn}`,
  });
}

/** Outer height of a phone of the given outer width. */
export const phoneHeight = (width: number) => (width / (SCREEN.width + 24)) * (SCREEN.height + 24);

type WindowStyle = { bar?: string; dots?: string; fill?: string };

/**
 * A browser window; `content` is drawn in its own coordinates, from the top left below the bar.
 */
export function browser(
  x: number,
  y: number,
  width: number,
  height: number,
  content: string,
  { bar = palette.ink, dots = palette.euca, fill = palette.paper }: WindowStyle = {},
): string {
  const id = `window-${Math.round(x)}-${Math.round(y)}`;
  const chrome =
    rect(x, y, width, height, { fill }) +
    group(content, { transform: `translate(${round(x)} ${round(y + 44)})` }) +
    rect(x, y, width, 44, { fill: bar }) +
    [0, 1, 2].map((i) => circle(x + 28 + i * 24, y + 22, 6, { fill: dots })).join("") +
    rect(x + 120, y + 14, width * 0.4, 16, { rx: 8, fill: dots, opacity: 0.35 });
  return clipRounded(id, { x, y, width, height, radius: 12 }, chrome);
}
