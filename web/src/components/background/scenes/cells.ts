import { css, DUSK, EUCALYPTUS, INK, LEAF, MIST, NIGHT, oklch } from "../../../model/palette.ts";
import { fillSky, glow, type Painting, type Pen, paint } from "../painting.ts";
import { presence, random, type Scene, STAGE, smoothstep } from "../scene.ts";
import { type Cell, leafField, type Point } from "./voronoi.ts";

/** A painting of drooping gum leaves, packed like cells and slowly breathing, for a seed. */
export function cells(seed: number): Painting {
  const field = leafField(seed);
  const next = random(seed + 1);
  const leaves = field.sites.map(() => ({ tone: next(), phase: next() * 7 }));
  return {
    backdrop(pen) {
      fillSky(pen, [
        [0, css(NIGHT)],
        [0.7, css(INK)],
        [1, css(DUSK)],
      ]);
      glow(pen, [1180, 330, 900], EUCALYPTUS, 0.8);
    },
    moment(pen, t, quality) {
      field.cells(t).forEach((cell, i) => {
        const leaf = leaves[i];
        if (!leaf) return;
        const light = presence(i, leaves.length, 0.4 + 0.6 * quality);
        // The breath starts at nothing, so that the first frame is the still.
        const breath = 0.12 * Math.sin(t * 0.35 + leaf.phase) * Math.min(1, t / 4);
        drawLeaf(pen, cell, leaf.tone + breath, light);
      });
      pen.globalAlpha = 1;
    },
  };
}

/** How lit a place is (0–1): by the glow at the upper right, dim where text sits. */
function lit({ x, y }: Point): number {
  const far = Math.hypot((x - 1160) / 620, (y - 350) / 560);
  return (1 - smoothstep(0, 1.15, far)) * smoothstep(640, 1050, x);
}

function drawLeaf(pen: Pen, { centre, corners, tip, stem }: Cell, tone: number, light: number) {
  if (light === 0 || !corners.some(onStage)) return;
  const glowing = lit(centre);
  const leaf = corners.map((corner) => between(centre, corner, 0.94));
  pen.globalAlpha = light;
  pen.fillStyle = css(
    oklch(
      0.2 + 0.05 * tone + 0.2 * glowing * (0.45 + 0.55 * tone),
      0.03 + 0.045 * glowing,
      190 - 18 * glowing,
    ),
  );
  trace(pen, leaf);
  pen.fill();
  pen.strokeStyle = css(LEAF);
  pen.lineWidth = 1;
  pen.globalAlpha = light * (0.1 + 0.38 * glowing);
  pen.stroke();
  pen.strokeStyle = css(MIST);
  pen.globalAlpha = light * (0.05 + 0.26 * glowing);
  pen.beginPath();
  pen.moveTo(stem.x, stem.y);
  pen.quadraticCurveTo(centre.x, centre.y, tip.x, tip.y);
  pen.stroke();
}

const onStage = ({ x, y }: Point) => x > 0 && x < STAGE.width && y > 0 && y < STAGE.height;

const between = (a: Point, b: Point, k: number): Point => ({
  x: a.x + (b.x - a.x) * k,
  y: a.y + (b.y - a.y) * k,
});

/** Traces a closed outline, rounded through the middle of each side. */
function trace(pen: Pen, corners: readonly Point[]) {
  pen.beginPath();
  corners.forEach((corner, i) => {
    const after = corners[(i + 1) % corners.length] ?? corner;
    const middle = between(corner, after, 0.5);
    if (i === 0) pen.moveTo(middle.x, middle.y);
    else pen.quadraticCurveTo(corner.x, corner.y, middle.x, middle.y);
  });
  const [first, second] = corners;
  if (first && second) {
    const middle = between(first, second, 0.5);
    pen.quadraticCurveTo(first.x, first.y, middle.x, middle.y);
  }
  pen.closePath();
}

/** Starts the leaves on a canvas. */
export function start(canvas: HTMLCanvasElement, { seed }: { seed: number }): Scene | null {
  return paint(canvas, cells(seed));
}
