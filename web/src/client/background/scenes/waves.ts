import { light, type Pen, type Random, type Scene, STAGE } from "../scene.ts";

const LINES = 46;
/** Stage units between the points a line is drawn through. */
const STEP = 80;
/** The moon is out of frame above this position; the water beneath it is bright. */
const MOON = { x: 1170, breadth: 240 };

/** A long swell in moonlight. */
export function create(random: Random): Scene {
  const phase = random() * 20;
  const length = 0.75 + random() * 0.6;
  const horizon = 300 + random() * 60;
  const lines = Array.from({ length: LINES }, (_, k) => ({
    width: 0.8 + k * 0.034,
    alpha: Math.min(1, 0.225 + k * 0.012),
    /** Height of the line in stage units: two sine waves on still water. */
    y: (x: number, t: number) =>
      horizon +
      k * k * 0.36 +
      (10 + k * 1.1) *
        Math.sin(x / (260 + k * 6) / length + k * 0.42 + phase + t * (0.16 + k * 0.002)) +
      (3 + k * 0.35) * Math.sin(x / (90 + k * 3) / length - k * 0.7 + phase - t * 0.23),
  }));

  return {
    frame(pen, t, motion) {
      pen.strokeStyle = moonlight(pen);
      for (const { width, alpha, y } of lines) {
        const at = (x: number) => {
          const amount = motion(x);
          return amount * y(x, t) + (1 - amount) * y(x, 0);
        };
        pen.globalAlpha = alpha;
        pen.lineWidth = width;
        // A quadratic B-spline with the line's points as its control points.
        pen.beginPath();
        for (let x = -STEP; x < STAGE.width + STEP; x += STEP) {
          pen.quadraticCurveTo(x, at(x), x + STEP / 2, (at(x) + at(x + STEP)) / 2);
        }
        pen.stroke();
      }
    },
  };
}

/** The colour of the lines across the water: dim behind the text, bright beneath the moon. */
function moonlight(pen: Pen): CanvasGradient {
  const gradient = pen.createLinearGradient(0, 0, STAGE.width, 0);
  for (let i = 0; i <= 18; i += 1) {
    const x = (i / 18) * STAGE.width;
    const alpha = 0.18 + 0.81 * Math.exp(-(((x - MOON.x) / MOON.breadth) ** 2));
    gradient.addColorStop(i / 18, `oklch(0.62 0.07 180 / ${Math.max(alpha, 0.3 * light(x))})`);
  }
  return gradient;
}
