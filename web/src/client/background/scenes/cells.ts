import { light, type Random, type Scene, STAGE, smoothstep, traceRounded } from "../scene.ts";

/** Stage units between leaves, across and along them. */
const GRID = { across: 84, along: 215 } as const;
const ROWS = 13;
const COLUMNS = 25;

/** Gum leaves, packed like cells, swaying in a light wind. */
export function create(random: Random): Scene {
  const angle = 0.2 + random() * 0.5;
  const leaves = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const row = Math.floor(i / COLUMNS) - (ROWS - 1) / 2;
    const column = (i % COLUMNS) - (COLUMNS - 1) / 2;
    const u = (column + (random() - 0.5) * 0.2) * GRID.across;
    const v = (row + (column % 2) / 2 + (random() - 0.5) * 0.25) * GRID.along;
    return {
      x: STAGE.width / 2 + u * Math.cos(angle) - v * Math.sin(angle),
      y: STAGE.height / 2 + u * Math.sin(angle) + v * Math.cos(angle),
      angle: angle + (random() - 0.5) * 0.24,
      half: GRID.across * (0.5 + random() * 0.14),
      reach: GRID.along * (0.5 + random() * 0.12),
      /** How far it curves to one side. */
      bend: (random() - 0.3) * 26,
      tone: random(),
      phase: random() * 7,
    };
  });
  const glow = { x: 1080 + random() * 200, y: 250 + random() * 280 };

  return {
    frame(pen, t, motion) {
      for (const leaf of leaves) {
        const { x, y, half, reach, bend, tone, phase } = leaf;
        const distance = Math.hypot((x - glow.x) / 620, (y - glow.y) / 560);
        const brightness = (1 - smoothstep(0, 1.15, distance)) * light(x);
        const sway = motion(x) * 0.09 * (Math.sin(t * 0.5 + phase) - Math.sin(phase));
        const cos = Math.cos(leaf.angle + sway);
        const sin = Math.sin(leaf.angle + sway);
        const at = (across: number, along: number) =>
          [x + across * cos - along * sin, y + across * sin + along * cos] as const;
        traceRounded(pen, [
          at(bend, -reach),
          at(half - bend, -reach * 0.45),
          at(half - bend, reach * 0.5),
          at(bend, reach),
          at(-half - bend, reach * 0.5),
          at(-half - bend, -reach * 0.45),
        ]);
        const lightness = 0.2 + 0.05 * tone + 0.2 * brightness * (0.45 + 0.55 * tone);
        pen.fillStyle = `oklch(${lightness} ${0.03 + 0.045 * brightness} ${190 - 18 * brightness})`;
        pen.fill();
        pen.strokeStyle = `oklch(0.62 0.085 168 / ${0.1 + 0.38 * brightness})`;
        pen.stroke();
        pen.beginPath();
        pen.moveTo(...at(bend * 0.5, -reach * 0.62));
        pen.quadraticCurveTo(...at(-bend, 0), ...at(bend * 0.5, reach * 0.62));
        pen.strokeStyle = `oklch(0.9 0.025 165 / ${0.05 + 0.26 * brightness})`;
        pen.stroke();
      }
    },
  };
}
