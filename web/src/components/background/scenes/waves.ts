import { css, DUSK, NIGHT, oklch, type Rgb } from "../../../model/palette.ts";
import { fillSky, glow, type Painting, type Pen, paint } from "../painting.ts";
import { presence, random, type Scene, STAGE } from "../scene.ts";

/** One swell line: two sines across the stage, in stage units. */
interface Swell {
  /** Height of the still water. */
  y: number;
  /** Amplitude, wave number (radians a unit), phase and drift (radians a second) of each sine. */
  long: readonly [number, number, number, number];
  short: readonly [number, number, number, number];
  width: number;
  alpha: number;
}

const LINES = 46;
/** Lines that share a colour, from far to near. */
const BAND = 8;
/** Stage units between the points a line is drawn through. */
const STEP = 80;
/** The moon stands out of frame; its light lies on the sky and on the water beneath. */
const MOON = { x: 1170, y: 335, reach: 860, strength: 0.85, breadth: 240 };
const MOONLIGHT = oklch(0.46, 0.066, 182);
const FOOT = oklch(0.36, 0.06, 178);

/** The swell for a seed, far lines first. The seed only shifts the phases. */
function swells(seed: number): Swell[] {
  const shift = random(seed)() * 0.6;
  return Array.from({ length: LINES }, (_, k) => ({
    y: 330 + k * k * 0.36,
    long: [10 + k * 1.1, 1 / (260 + k * 6), k * 0.42 + shift, 0.16 + k * 0.002],
    short: [3 + k * 0.35, 1 / (90 + k * 3), -k * 0.7 + shift, -0.23],
    width: 0.8 + k * 0.034,
    alpha: Math.min(1, 0.225 + k * 0.012),
  }));
}

/** Height of a line at `x` and second `t`, in stage units. */
function height({ y, long, short }: Swell, x: number, t: number): number {
  return (
    y +
    long[0] * Math.sin(x * long[1] + long[2] + t * long[3]) +
    short[0] * Math.sin(x * short[1] + short[2] + t * short[3])
  );
}

/** A line's colour along the water: dim where text sits, bright beneath the moon. */
function shine(pen: Pen, colour: Rgb): CanvasGradient {
  const light = pen.createLinearGradient(0, 0, STAGE.width, 0);
  for (let i = 0; i <= 18; i += 1) {
    const off = ((i / 18) * STAGE.width - MOON.x) / MOON.breadth;
    light.addColorStop(i / 18, css(colour, 0.18 + 0.81 * Math.exp(-(off ** 2))));
  }
  return light;
}

/** A painting of a long swell under a southern moon, for a seed. */
export function waves(seed: number): Painting {
  const lines = swells(seed);
  // Made once for each size: a gradient for every line and frame would cost more.
  let inks: CanvasGradient[] = [];
  return {
    backdrop(pen) {
      fillSky(pen, [
        [0, css(NIGHT)],
        [0.62, css(DUSK)],
        [1, css(FOOT)],
      ]);
      glow(pen, [MOON.x, MOON.y, MOON.reach], MOONLIGHT, MOON.strength);
      inks = Array.from({ length: Math.ceil(LINES / BAND) }, (_, i) =>
        shine(pen, oklch(0.545 + i * BAND * 0.0035, 0.07, 183 - i * BAND * 0.6)),
      );
    },
    moment(pen, t, quality) {
      lines.forEach((line, k) => {
        // Every other line goes first, so that a thinner sea keeps its depth.
        const rank = k % 2 ? (LINES + k) >> 1 : k >> 1;
        // The shimmer starts at nothing, so that the first frame is the still.
        const shimmer = 1 + 0.14 * Math.sin(t * 0.5 + k * 1.3) * Math.min(1, t / 4);
        pen.globalAlpha = Math.min(1, line.alpha * shimmer) * presence(rank, LINES, quality);
        pen.strokeStyle = inks[Math.floor(k / BAND)] ?? css(MOONLIGHT);
        if (pen.globalAlpha > 0) drawLine(pen, line, t);
      });
      pen.globalAlpha = 1;
    },
  };
}

/** A quadratic B-spline with the line's points as its control points. */
function drawLine(pen: Pen, line: Swell, t: number) {
  pen.lineWidth = line.width;
  pen.beginPath();
  let x = -STEP;
  let y = height(line, x, t);
  pen.moveTo(x, y);
  while (x < STAGE.width + STEP) {
    const next = height(line, x + STEP, t);
    pen.quadraticCurveTo(x, y, x + STEP / 2, (y + next) / 2);
    x += STEP;
    y = next;
  }
  pen.stroke();
}

/** Starts the swell on a canvas. */
export function start(canvas: HTMLCanvasElement, { seed }: { seed: number }): Scene | null {
  return paint(canvas, waves(seed));
}
