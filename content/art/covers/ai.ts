import { type Canvas, choose, ground, repeat } from "../canvas.ts";
import { eye } from "../mark.ts";
import { palette } from "../palette.ts";
import { circle, polar } from "../svg.ts";

const { ink, ink4, euca, euca2, euca3, mist, paper2, clay, wattle } = palette;

/** Dots that find their order: scatter into a grid, or a sunflower around an eye. */
export const ai = (canvas: Canvas) =>
  choose(canvas, [
    { when: /top|services/, draw: sunflower },
    { when: /small-business/, draw: sorted },
  ]);

function sorted(canvas: Canvas): string {
  const { random } = canvas;
  const pitch = 38;
  const columns = 42;
  const rows = 26;
  const [sunX, sunY] = [1018, 480];
  const dots = repeat(columns * rows, (i) => {
    const gridX = 30 + (i % columns) * pitch;
    const gridY = 24 + Math.floor(i / columns) * pitch;
    const disorder = Math.max(0, 1 - gridX / 740) ** 1.6;
    const x = gridX + random.between(-1, 1) * 260 * disorder;
    const y = gridY + random.between(-1, 1) * 260 * disorder;
    const size = 7.5 + random.between(-5, 12) * disorder;
    const fromSun = Math.hypot(gridX - sunX, gridY - sunY);
    if (disorder < 0.001 && fromSun < 250) return circle(x, y, 14.5, { fill: wattle });
    const stray = disorder > 0.12;
    const fill = stray ? random.pick([euca, euca2, mist, ink4, ink4, clay]) : euca2;
    const calm = stray ? size : 3.6 + Math.max(0, 1 - (fromSun - 250) / 620) * 4;
    return circle(x, y, Math.max(2, calm), { fill });
  });
  return ground(canvas, ink) + dots;
}

function sunflower(canvas: Canvas): string {
  const { random } = canvas;
  const [cx, cy] = [800, 500];
  // Vogel's model: successive seeds turn by the golden angle and keep an even density.
  const goldenAngle = 137.50776;
  const seeds = repeat(620, (i) => {
    const n = i + 52;
    const radius = 22.5 * Math.sqrt(n);
    const loose = Math.max(0, (radius - 400) / 160);
    const [x, y] = polar(
      cx,
      cy,
      radius + random.between(0, 1) * 150 * loose,
      n * goldenAngle + random.between(-5, 5) * loose,
    );
    const size =
      4.5 +
      9.5 *
        Math.min(1, (radius - 130) / 250) *
        (1 - 0.5 * Math.min(1, loose) * random.between(0.6, 1));
    const band = Math.floor((radius - 150) / 52);
    const fills = [ink, euca, euca2, ink, euca, clay];
    const fill = radius > 440 ? random.pick([euca2, euca3, euca]) : (fills[band] ?? euca2);
    return circle(x, y, size, { fill: i % 34 === 5 && radius < 430 ? wattle : fill });
  });
  return ground(canvas, paper2) + seeds + eye(cx, cy, 128);
}
