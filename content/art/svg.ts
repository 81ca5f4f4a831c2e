/** Presentation attributes by their SVG name; `undefined` ones are omitted. */
export type Style = Record<string, string | number | undefined>;
export type Point = readonly [x: number, y: number];

/** Rounds to two decimals, so that the text of a picture does not depend on float noise. */
export function round(value: number): number {
  return Math.round(value * 100) / 100 || 0;
}

/** Writes one element with rounded numbers. Values never come from visitors, so they are not escaped. */
export function element(name: string, attributes: Style, children = ""): string {
  const list = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === "number" ? round(value) : value}"`)
    .join("");
  return children === "" ? `<${name}${list}/>` : `<${name}${list}>${children}</${name}>`;
}

export const rect = (x: number, y: number, width: number, height: number, style: Style) =>
  element("rect", { x, y, width, height, ...style });

export const circle = (cx: number, cy: number, r: number, style: Style) =>
  element("circle", { cx, cy, r, ...style });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, style: Style) =>
  element("ellipse", { cx, cy, rx, ry, ...style });

export const line = (x1: number, y1: number, x2: number, y2: number, style: Style) =>
  element("line", { x1, y1, x2, y2, ...style });

export const path = (d: string, style: Style) => element("path", { d, ...style });

export const group = (children: string, attributes: Style) => element("g", attributes, children);

/** Draws children in a box with its own coordinates (0 0 w h), clipped at its edges. */
export const viewport = (
  x: number,
  y: number,
  width: number,
  height: number,
  children: string,
  viewBox = `0 0 ${round(width)} ${round(height)}`,
) =>
  element(
    "svg",
    { x, y, width, height, viewBox, preserveAspectRatio: "xMidYMid slice", overflow: "hidden" },
    children,
  );

/** Clips children to a rounded rectangle. `id` must be unique in the picture. */
export function clipRounded(
  id: string,
  box: { x: number; y: number; width: number; height: number; radius: number },
  children: string,
): string {
  const shape = rect(box.x, box.y, box.width, box.height, { rx: box.radius });
  return element("clipPath", { id }, shape) + group(children, { "clip-path": `url(#${id})` });
}

/** An open path of straight segments through the points. */
export function polyline(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i ? "L" : "M"}${round(x)} ${round(y)}`).join("");
}

/** A path of straight segments whose corners are rounded by `radius`. */
export function roundedPolyline(points: readonly Point[], radius: number): string {
  return points
    .map(([x, y], i) => {
      const before = points[i - 1];
      const after = points[i + 1];
      if (!before) return `M${round(x)} ${round(y)}`;
      if (!after) return `L${round(x)} ${round(y)}`;
      const [ax, ay] = towards([x, y], before, radius);
      const [bx, by] = towards([x, y], after, radius);
      return `L${round(ax)} ${round(ay)}Q${round(x)} ${round(y)} ${round(bx)} ${round(by)}`;
    })
    .join("");
}

function towards(from: Point, to: Point, distance: number): Point {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const reach = Math.min(distance / Math.hypot(dx, dy), 0.5);
  return [from[0] + dx * reach, from[1] + dy * reach];
}

/** A point on a circle; the angle is in degrees, 0 at three o'clock, clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius];
}

/** An open arc from one angle to another (degrees, clockwise). */
export function arc(cx: number, cy: number, radius: number, from: number, to: number): string {
  const [x1, y1] = polar(cx, cy, radius, from);
  const [x2, y2] = polar(cx, cy, radius, to);
  const large = to - from > 180 ? 1 : 0;
  return `M${round(x1)} ${round(y1)}A${round(radius)} ${round(radius)} 0 ${large} 1 ${round(x2)} ${round(y2)}`;
}

/** A closed slice of a ring between two radii and two angles (degrees, clockwise). */
export function ringSector(
  centre: Point,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  const [cx, cy] = centre;
  const [x, y] = polar(cx, cy, inner, to);
  const [endX, endY] = polar(cx, cy, inner, from);
  const large = to - from > 180 ? 1 : 0;
  return `${arc(cx, cy, outer, from, to)}L${round(x)} ${round(y)}A${round(inner)} ${round(inner)} 0 ${large} 0 ${round(endX)} ${round(endY)}Z`;
}
