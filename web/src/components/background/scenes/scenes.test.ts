import { describe, expect, it } from "vitest";
import { SEED } from "../scene.ts";
import { flock } from "./flock.ts";
import { figure } from "./net.ts";
import { voronoiCell } from "./voronoi.ts";

describe("the flock", () => {
  it("stays together, apart and in the sky for ten minutes", () => {
    const { birds, advance } = flock(SEED, 12);
    for (let t = 0; t <= 600; t += 10) {
      advance(t);
      const xs = birds.map((bird) => bird.at[0]);
      const ys = birds.map((bird) => bird.at[1]);
      expect(Math.max(...xs) - Math.min(...xs)).toBeLessThan(900);
      expect(Math.min(...xs)).toBeGreaterThan(0);
      expect(Math.max(...xs)).toBeLessThan(1440);
      expect(Math.min(...ys)).toBeGreaterThan(-200);
      for (const [i, a] of birds.entries()) {
        for (const b of birds.slice(i + 1)) {
          expect(Math.hypot(...a.at.map((v, axis) => v - (b.at[axis] ?? 0)))).toBeGreaterThan(10);
        }
      }
    }
  });

  it("is where it was however it got there", () => {
    const slow = flock(SEED, 8);
    const quick = flock(SEED, 8);
    for (let t = 0; t < 300; t += 1) slow.advance(t / 60);
    slow.advance(5);
    quick.advance(5);
    expect(slow.birds).toEqual(quick.birds);
  });
});

describe("the Southern Cross", () => {
  it("has its proportions: the long arm 6.0°, the short 4.3°, the Pointers 4.4° apart", () => {
    const stars = figure();
    const apart = (a: number, b: number) => {
      const [from, to] = [stars[a], stars[b]];
      return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Number.NaN;
    };
    // Gacrux to Acrux against Mimosa to Imai, and Hadar to Rigil Kentaurus (drawn 12° off centre).
    expect(apart(0, 2) / apart(1, 3)).toBeCloseTo(6.0 / 4.25, 1);
    expect(apart(5, 6) / apart(0, 2)).toBeCloseTo(4.55 / 6.0, 1);
  });
});

describe("voronoiCell", () => {
  it("is the square halfway to four neighbours", () => {
    const cell = voronoiCell({ x: 0, y: 0 }, [
      { x: 100, y: 0 },
      { x: -100, y: 0 },
      { x: 0, y: 100 },
      { x: 0, y: -100 },
    ]);
    const corners = cell.map(({ x, y }) => `${Math.round(x)},${Math.round(y)}`).sort();
    expect(corners).toEqual(["-50,-50", "-50,50", "50,-50", "50,50"]);
  });
});
