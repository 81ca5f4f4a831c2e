import { type Pen, type Random, randomFor, type Scene, STAGE, traceRounded } from "../scene.ts";

const COUNT = 22;
/** The part of the stage that the flock crosses, entering and leaving on the right, clear of the text. */
const FLIGHT = { from: 700, width: 900 } as const;
const PLUMAGE = "oklch(0.13 0.015 200)";

/** The ridges from far to near: height of the crest, its roll, tree size and colour. */
const RIDGES = [
  { y: 690, roll: 34, long: 410, grain: 11, colour: "oklch(0.33 0.052 180)" },
  { y: 752, roll: 30, long: 330, grain: 15, colour: "oklch(0.26 0.044 186)" },
  { y: 822, roll: 24, long: 290, grain: 19, colour: "oklch(0.19 0.028 200)" },
] as const;

/** Currawongs at dusk over the bush. */
export function create(random: Random): Scene {
  const bush = String(random());
  const birds = Array.from({ length: COUNT }, (_, i) => ({
    x: random() * FLIGHT.width,
    y: 200 + ((i * 0.618) % 1) * 290,
    speed: 24 + random() * 9,
    size: 0.95 + random() * 0.6,
    phase: random() * 7,
    beat: 4.6 + random() * 1.6,
  }));

  return {
    still(pen) {
      drawBush(pen, randomFor(bush));
    },
    frame(pen, t, motion) {
      for (const bird of birds) {
        const offset = (((bird.x - bird.speed * t) % FLIGHT.width) + FLIGHT.width) % FLIGHT.width;
        const x = FLIGHT.from + offset;
        const y = bird.y + 14 * Math.sin(t * 0.4 + bird.phase * 3);
        pen.globalAlpha = motion(x, y);
        // Flapping and gliding in turn.
        const effort = 0.55 + 0.45 * Math.sin(t * 0.5 + bird.phase * 5);
        drawBird(pen, x, y, bird.size, Math.sin(t * bird.beat + bird.phase) * effort);
      }
    },
  };
}

/** Draws the ridges, with a eucalypt on the nearest. */
function drawBush(pen: Pen, random: Random) {
  for (const { y, roll, long, grain, colour } of RIDGES) {
    const phase = random() * 6;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.moveTo(-20, STAGE.height);
    for (let x = -20; x < STAGE.width + 20; x += grain * (0.5 + random() * 0.8)) {
      const crest = roll * Math.sin(x / long + phase) + roll * 0.3 * Math.sin(x / 95 + phase);
      // The ragged edge of a distant canopy.
      pen.lineTo(x, y + crest - grain * random() * 0.5);
    }
    pen.lineTo(STAGE.width + 20, STAGE.height);
    pen.fill();
  }
  pen.lineCap = "round";
  pen.strokeStyle = pen.fillStyle = PLUMAGE;
  const length = 120 + random() * 45;
  const x = 1190 + random() * 150;
  drawTree(pen, random, { x, y: 840, length, angle: -1.75 + random() * 0.35, width: 11, depth: 5 });
}

/**
 * Draws a currawong flying to the left.
 * @param lift position of the wings, from -1 (down) to 1 (up)
 */
function drawBird(pen: Pen, x: number, y: number, size: number, lift: number) {
  const at = (dx: number, dy: number) => [x + dx * size, y + dy * size] as const;
  pen.fillStyle = PLUMAGE;
  traceRounded(pen, [
    at(-19, -1),
    at(-8, -5),
    at(8, -2),
    at(24, -1),
    at(23, 4),
    at(4, 4),
    at(-9, 3),
  ]);
  pen.fill();
  for (const [near, reach] of [
    [3, 1],
    [-4, 0.8],
  ] as const) {
    const tip = -lift * 24 * reach;
    const elbow = -lift * 11 * reach - 4;
    pen.fillStyle = PLUMAGE;
    traceRounded(pen, [
      at(-8, 0),
      at(-7 - near, elbow),
      at(near, tip),
      at(17 - near, tip * 1.15),
      at(10, elbow * 0.7),
      at(8, 1),
    ]);
    pen.fill();
    // The white patch on the wing.
    pen.fillStyle = "oklch(0.9 0.025 165 / 0.5)";
    traceRounded(pen, [
      at(3, elbow * 0.95),
      at(8, tip * 0.9),
      at(12, tip * 0.95),
      at(7, elbow * 0.9),
    ]);
    pen.fill();
  }
  // The white patch on the tail.
  traceRounded(pen, [at(21, -2), at(25, -1), at(25, 4), at(21, 4)]);
  pen.fill();
}

type Limb = Record<"x" | "y" | "length" | "angle" | "width" | "depth", number>;

/** Draws a limb, its forks, and drooping clumps of leaves at the ends. */
function drawTree(pen: Pen, random: Random, { x, y, length, angle, width, depth }: Limb) {
  const endX = x + Math.cos(angle) * length;
  const endY = y + Math.sin(angle) * length;
  const bend = angle + (random() - 0.5) * 0.5;
  const half = length / 2;
  pen.lineWidth = width;
  pen.beginPath();
  pen.moveTo(x, y);
  pen.quadraticCurveTo(x + Math.cos(bend) * half, y + Math.sin(bend) * half, endX, endY);
  pen.stroke();
  if (depth <= 1) for (let i = 0; i < 3; i += 1) drawClump(pen, random, endX, endY);
  if (depth === 0) return;
  for (const side of depth > 3 || random() > 0.35 ? [-1, 1] : [-1]) {
    drawTree(pen, random, {
      x: endX,
      y: endY,
      length: length * (0.62 + random() * 0.2),
      // Like gum branches, each fork turns part of the way back up.
      angle: (angle + side * (0.16 + random() * 0.34)) * 0.88 - (Math.PI / 2) * 0.12,
      width: Math.max(1, width * 0.64),
      depth: depth - 1,
    });
  }
}

/** Draws a clump of leaves with a domed top and hanging tips. */
function drawClump(pen: Pen, random: Random, x: number, y: number) {
  const half = 9 + random() * 12;
  const left = x + (random() - 0.5) * 36 - half;
  const top = y + (random() - 0.6) * 26;
  pen.beginPath();
  pen.moveTo(left, top);
  pen.quadraticCurveTo(left + half * 0.7, top - half * 1.5, left + half * 2, top - half * 0.1);
  for (const to of [1.2, 0.55, 0]) {
    const drop = half * (0.5 + random() * 0.8);
    const end = left + half * to;
    pen.quadraticCurveTo(end + half * 0.4, top + drop, end, top + drop * 0.35);
  }
  pen.fill();
}
