import { light, type Pen, type Random, type Scene, STAGE } from "../scene.ts";

/**
 * The Southern Cross and the Pointers: degrees right of and below the Cross's centre, in gnomonic
 * projection, and visual magnitude (Bright Star Catalogue, 5th edition).
 */
const STARS = [
  { name: "Acrux", x: 0.05, y: 3.0, magnitude: 0.77 },
  { name: "Mimosa", x: -2.61, y: -0.31, magnitude: 1.25 },
  { name: "Gacrux", x: -0.57, y: -2.99, magnitude: 1.64 },
  { name: "Imai", x: 1.54, y: -1.32, magnitude: 2.8 },
  { name: "Ginan", x: 0.7, y: 0.31, magnitude: 3.59 },
  { name: "Hadar", x: -11.87, y: 2.49, magnitude: 0.61 },
  { name: "Rigil Kentaurus", x: -15.9, y: 4.87, magnitude: -0.27 },
] as const;

/** The lines of the figure: the long arm, the short arm and the Pointers. */
const FIGURE = [
  [0, 2],
  [1, 3],
  [5, 6],
] as const;

const DEGREE = 37;
const DRIFTERS = 100;
const DUST = 420;
/** Maximum distance between two points that a line links. */
const REACH = 140;

type Point = { x: number; y: number; size: number; alpha: number };

/** The Southern Cross over drifting points, linked by lines when close. */
export function create(random: Random): Scene {
  const turn = -0.9 + random() * 0.75;
  const cross = { x: 1060 + random() * 180, y: 230 + random() * 130 };
  const stars = STARS.map(({ x, y, magnitude }) => ({
    x: cross.x + DEGREE * (x * Math.cos(turn) - y * Math.sin(turn)),
    y: cross.y + DEGREE * (x * Math.sin(turn) + y * Math.cos(turn)),
    size: 5.2 - magnitude * 0.85,
    alpha: 0.6,
  }));
  const dust = Array.from({ length: DUST }, () => {
    const x = random() * STAGE.width;
    // Summing three random numbers makes the dust thin out towards the edges of the band.
    const y = 930 - x * 0.52 + (random() + random() + random() - 1.5) * 330;
    return { x, y, size: 0.6 + random() * 0.6, alpha: light(x) * (0.2 + random() * 0.5) };
  });
  const drifters = Array.from({ length: DRIFTERS }, () => ({
    x: random() * (STAGE.width + 160),
    y: random() * (STAGE.height + 160),
    dx: (random() - 0.35) * 30,
    dy: (random() - 0.5) * 20,
    size: 0.9 + random() * 1.1,
  }));

  return {
    still(pen) {
      pen.fillStyle = "oklch(0.72 0.04 175)";
      for (const speck of dust) dot(pen, speck, speck.size, speck.alpha);
    },
    frame(pen, t, motion) {
      const points = drifters.map((p) => {
        const x = wrap(p.x + p.dx * t, STAGE.width + 160) - 80;
        const y = wrap(p.y + p.dy * t, STAGE.height + 160) - 80;
        return { x, y, size: p.size, alpha: motion(x) };
      });
      pen.lineWidth = 1;
      pen.strokeStyle = "oklch(0.62 0.085 168)";
      points.forEach((a, i) => {
        for (const b of [...points.slice(i + 1), ...stars]) link(pen, a, b);
      });
      pen.fillStyle = pen.strokeStyle = "oklch(0.9 0.025 165)";
      for (const point of points) dot(pen, point, point.size, point.alpha * 0.7);
      for (const [from, to] of FIGURE) {
        const [a, b] = [stars[from], stars[to]];
        if (a && b) line(pen, a, b, 0.45 * light(Math.min(a.x, b.x)));
      }
      stars.forEach((star, i) => {
        const twinkle = 1 + 0.3 * Math.sin(t * (0.5 + i * 0.07)) * motion(star.x);
        // A halo is a few faint discs: a gradient for every star and frame would cost more.
        for (const ring of [1.5, 2.2, 3, 4, 5]) {
          dot(pen, star, star.size * ring, 0.036 * twinkle * light(star.x));
        }
        dot(pen, star, star.size, 0.77 * light(star.x));
      });
    },
  };
}

const wrap = (value: number, size: number) => ((value % size) + size) % size;

function link(pen: Pen, a: Point, b: Point) {
  const distance = Math.hypot(a.x - b.x, a.y - b.y);
  if (distance < REACH) line(pen, a, b, (1 - distance / REACH) * a.alpha * b.alpha * 0.85);
}

function line(pen: Pen, a: Point, b: Point, alpha: number) {
  if (alpha < 0.01) return;
  pen.globalAlpha = alpha;
  pen.beginPath();
  pen.moveTo(a.x, a.y);
  pen.lineTo(b.x, b.y);
  pen.stroke();
}

function dot(pen: Pen, { x, y }: { x: number; y: number }, r: number, alpha: number) {
  if (alpha < 0.01) return;
  pen.globalAlpha = alpha;
  pen.beginPath();
  pen.arc(x, y, r, 0, Math.PI * 2);
  pen.fill();
}
