import { css, INK, NIGHT, oklch } from "../../../model/palette.ts";
import type { Pen } from "../painting.ts";
import { random, STAGE } from "../scene.ts";

/** The ridges from far to near: height of the crest and how it rolls, in stage units. */
const RIDGES = [
  { y: 690, roll: 34, long: 410, short: 120, phase: 1.2, colour: oklch(0.33, 0.052, 180) },
  { y: 752, roll: 30, long: 330, short: 90, phase: 4.1, colour: oklch(0.26, 0.044, 186) },
  { y: 822, roll: 24, long: 290, short: 70, phase: 0.4, colour: INK },
] as const;

type Ridge = (typeof RIDGES)[number];

/** Draws the ridges, with a eucalypt on the nearest; the same for the same seed. */
export function drawBush(pen: Pen, seed: number): void {
  const next = random(seed);
  RIDGES.forEach((ridge, i) => {
    drawRidge(pen, ridge, next, 11 + i * 4);
  });
  const trunk = css(NIGHT);
  pen.lineCap = "round";
  pen.strokeStyle = trunk;
  pen.fillStyle = trunk;
  drawTree(pen, next, { x: 1286, y: 812, length: 138, angle: -1.7, width: 11, depth: 5 });
  drawTree(pen, next, { x: 1200, y: 808, length: 70, angle: -1.45, width: 5, depth: 4 });
}

/** A crest with the ragged edge of a canopy seen from far off. */
function drawRidge(pen: Pen, ridge: Ridge, next: () => number, grain: number) {
  pen.fillStyle = css(ridge.colour);
  pen.beginPath();
  pen.moveTo(0, STAGE.height);
  let x = 0;
  for (let i = 0; x < STAGE.width; i += 1) {
    // Crowns and the gaps between them, by turns.
    const rise = grain * (i % 2 === 0 ? 0.2 + next() * 0.4 : next() * 0.2);
    pen.lineTo(x, crest(ridge, x) - rise);
    x += grain * (0.5 + next() * 0.8);
  }
  pen.lineTo(x, crest(ridge, x));
  pen.lineTo(x, STAGE.height);
  pen.closePath();
  pen.fill();
}

function crest({ y, roll, long, short, phase }: Ridge, x: number) {
  return y + roll * Math.sin(x / long + phase) + roll * 0.3 * Math.sin(x / short + phase * 2);
}

interface Limb {
  x: number;
  y: number;
  length: number;
  angle: number;
  width: number;
  depth: number;
}

/** A limb, its forks, and drooping clumps of leaves at the ends. */
function drawTree(pen: Pen, next: () => number, limb: Limb) {
  const bend = (next() - 0.5) * 0.5;
  const x = limb.x + Math.cos(limb.angle) * limb.length;
  const y = limb.y + Math.sin(limb.angle) * limb.length;
  pen.lineWidth = limb.width;
  pen.beginPath();
  pen.moveTo(limb.x, limb.y);
  pen.quadraticCurveTo(
    limb.x + Math.cos(limb.angle + bend) * limb.length * 0.5,
    limb.y + Math.sin(limb.angle + bend) * limb.length * 0.5,
    x,
    y,
  );
  pen.stroke();
  if (limb.depth <= 1) drawLeaves(pen, next, x, y, 3);
  if (limb.depth === 0) return;
  const forks = limb.depth > 3 || next() > 0.35 ? 2 : 1;
  for (let i = 0; i < forks; i += 1) {
    const spread = (i === 0 ? -1 : 1) * (0.16 + next() * 0.34);
    drawTree(pen, next, {
      x,
      y,
      length: limb.length * (0.62 + next() * 0.2),
      // Gums reach for the light: each fork turns some of the way back up.
      angle: (limb.angle + spread) * 0.88 - (Math.PI / 2) * 0.12,
      width: Math.max(1, limb.width * 0.64),
      depth: limb.depth - 1,
    });
  }
}

/** Clumps with a domed top and hanging tips, as gum leaves droop. */
function drawLeaves(pen: Pen, next: () => number, x: number, y: number, count: number) {
  pen.beginPath();
  for (let i = 0; i < count; i += 1) {
    const half = 9 + next() * 12;
    const left = x + (next() - 0.5) * 36 - half;
    const level = y + (next() - 0.6) * 26;
    pen.moveTo(left, level);
    pen.quadraticCurveTo(
      left + half * 0.7,
      level - half * 1.5,
      left + half * 2,
      level - half * 0.1,
    );
    for (const [to, control] of HANGING) {
      const drop = half * (0.5 + next() * 0.8);
      pen.quadraticCurveTo(
        left + half * control,
        level + drop,
        left + half * to,
        level + drop * 0.35,
      );
    }
  }
  pen.fill();
}

/** Where each hanging tip ends and where it is pulled down, in half widths from the left. */
const HANGING = [
  [1.2, 1.75],
  [0.55, 0.85],
  [0, 0.1],
] as const;
