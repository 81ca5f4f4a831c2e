import { repeat } from "../canvas.ts";
import { palette } from "../palette.ts";
import type { Random } from "../random.ts";
import { circle, ellipse, group, path, rect, ringSector, viewport } from "../svg.ts";

const { ink, ink2, ink3, euca, euca2, euca3, mist, paper, sand, clay } = palette;

export const vignettes = ["hills", "arches", "waves", "leaf", "tiles", "vase"] as const;
export type Vignette = (typeof vignettes)[number];

/** A stand-in for a photograph: a small landscape or still life, clipped to its box. */
export function vignette(
  x: number,
  y: number,
  width: number,
  height: number,
  kind: Vignette,
  random: Random,
): string {
  const side = 100;
  return viewport(x, y, width, height, drawings[kind](random), `0 0 ${side} ${side}`);
}

const drawings: Record<Vignette, (random: Random) => string> = {
  hills(random) {
    const [sky, sun] = random.pick([
      [mist, clay],
      [sand, euca2],
      [euca3, paper],
    ] as const);
    const peak = random.between(40, 56);
    return (
      backdrop(sky) +
      circle(random.between(30, 70), random.between(28, 38), 15, { fill: sun }) +
      path(`M-80 90Q0 ${peak} 40 66T180 ${peak}V180H-80Z`, { fill: euca }) +
      path(`M-80 66Q20 ${peak + 34} 60 78T180 90V180H-80Z`, { fill: ink2 })
    );
  },
  arches(random) {
    const [base, ...bands] = random.pick([
      [ink2, euca, euca2, mist, clay],
      [mist, ink2, paper, euca, ink],
      [euca, mist, ink2, euca3, paper],
    ] as const);
    return (
      backdrop(base) +
      bands
        .map((fill, i) => {
          const r = 42 - i * 10;
          return path(`M${50 - r} 180V58a${r} ${r} 0 0 1 ${2 * r} 0V180Z`, { fill });
        })
        .join("")
    );
  },
  waves(random) {
    const phase = random.between(0, 20);
    const bands = [euca3, euca2, euca, ink3, ink];
    return (
      backdrop(mist) +
      circle(68, 26, 12, { fill: paper }) +
      bands
        .map((fill, i) => {
          const y = 42 + i * 13;
          const start = -140 - phase + i * 9;
          return path(`M${start} ${y}${repeat(8, () => "q12 -9 24 0t24 0")}V240H${start}Z`, {
            fill,
          });
        })
        .join("")
    );
  },
  leaf(random) {
    const [base, blade, stem] = random.pick([
      [sand, euca, ink2],
      [ink2, euca2, mist],
      [mist, ink3, ink],
    ] as const);
    const blades = repeat(4, (i) => {
      const y = 78 - i * 17;
      const length = 30 - i * 3;
      return [-1, 1]
        .map((side) =>
          group(ellipse(length / 2 + 3, 0, length / 2, 6.5, { fill: blade }), {
            transform: `translate(50 ${y}) scale(${side} 1) rotate(-34)`,
          }),
        )
        .join("");
    });
    return (
      backdrop(base) +
      group(rect(49, 12, 2, 190, { fill: stem }) + blades, {
        transform: `rotate(${Math.round(random.between(-14, 14))} 50 60)`,
      })
    );
  },
  tiles(random) {
    const fills = [euca, mist, ink2, euca2, paper, clay] as const;
    return (
      backdrop(paper) +
      repeat(4, (i) => {
        const cx = (i % 2) * 50;
        const cy = i < 2 ? 0 : 50;
        const turn = random.integer(0, 3);
        const corner = (
          [
            [0, 0],
            [50, 0],
            [50, 50],
            [0, 50],
          ] as const
        )[turn] ?? [0, 0];
        const base = fills[(i * 2 + 1) % fills.length];
        return (
          rect(cx, cy, 50.2, 50.2, { fill: base }) +
          path(ringSector([cx + corner[0], cy + corner[1]], 0, 50, turn * 90, turn * 90 + 90), {
            fill: fills[(i + turn) % 3 === 0 ? 2 : (i * 2 + 2) % fills.length],
          })
        );
      })
    );
  },
  vase(random) {
    const [wall, body, table] = random.pick([
      [euca, paper, ink],
      [sand, ink2, euca2],
      [euca3, clay, ink2],
    ] as const);
    return (
      backdrop(wall) +
      rect(-80, 76, 260, 110, { fill: table }) +
      path("M42 32h16v10q14 10 14 24 0 16-12 20H40Q28 82 28 66q0-14 14-24Z", { fill: body })
    );
  },
};

// Wider than the 100 × 100 box, because a wide or tall crop shows what lies beyond it.
const backdrop = (fill: string) => rect(-100, -100, 300, 300, { fill });
