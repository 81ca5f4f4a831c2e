import { type Canvas, ground, repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import { arc, circle, path } from "../svg.ts";

const { ink, ink2, ink3, ink4, euca, euca2, euca3, mist, clay, wattle } = palette;

const shield = (scale: number, cy: number) => {
  const w = 150 * scale;
  const h = 190 * scale;
  return `M800 ${cy - h}C${800 + w * 0.45} ${cy - h * 0.78} ${800 + w * 0.8} ${cy - h * 0.74} ${800 + w} ${cy - h * 0.72}V${cy + h * 0.02}C${800 + w} ${cy + h * 0.52} ${800 + w * 0.45} ${cy + h * 0.84} 800 ${cy + h}C${800 - w * 0.45} ${cy + h * 0.84} ${800 - w} ${cy + h * 0.52} ${800 - w} ${cy + h * 0.02}V${cy - h * 0.72}C${800 - w * 0.8} ${cy - h * 0.74} ${800 - w * 0.45} ${cy - h * 0.78} 800 ${cy - h}Z`;
};

/** Defence in depth: broken rings turn around nested shields and one keyhole. */
export function security(canvas: Canvas): string {
  const { random } = canvas;
  const cy = 500;
  const rings = repeat(12, (i) => {
    const radius = 372 + i * 46;
    let angle = random.between(0, 360);
    const end = angle + 344;
    let drawn = "";
    while (angle < end - 8) {
      const sweep = Math.min(random.between(14, 96), end - angle);
      const stroke = random.pick([ink3, ink3, ink4, ink4, euca, ink2]);
      const accent = i < 3 && random.next() < 0.22 ? random.pick([euca2, mist, clay]) : stroke;
      drawn += path(arc(800, cy, radius, angle, angle + sweep - 3), {
        fill: "none",
        stroke: accent,
        "stroke-width": random.pick([30, 30, 16, 6]),
      });
      angle += sweep;
    }
    return drawn;
  });
  const shields = [
    [1.72, mist],
    [1.52, ink],
    [1.4, euca],
    [1.16, euca2],
    [0.92, euca3],
    [0.7, ink],
  ] as const;
  return (
    ground(canvas, ink) +
    rings +
    shields.map(([scale, fill]) => path(shield(scale, cy + 12), { fill })).join("") +
    circle(800, 480, 42, { fill: wattle }) +
    path("M776 496h48l18 92h-84Z", { fill: wattle })
  );
}
