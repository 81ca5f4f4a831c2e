import { describe, expect, it } from "vitest";
import { cover, presence, random, STAGE } from "./scene.ts";

describe("cover", () => {
  it.each([
    [360, 640],
    [1280, 720],
    [1920, 400],
    [300, 2000],
  ])("leaves no part of a %d × %d box bare", (width, height) => {
    const { scale, x, y } = cover(width, height);
    expect(x).toBeLessThanOrEqual(0);
    expect(y).toBeLessThanOrEqual(0);
    expect(x + STAGE.width * scale).toBeGreaterThanOrEqual(width - 1e-6);
    expect(y + STAGE.height * scale).toBeGreaterThanOrEqual(height - 1e-6);
  });
});

describe("presence", () => {
  it("shows all at full quality, and the last ranks go first", () => {
    const shown = (quality: number) => [0, 1, 2, 3].map((rank) => presence(rank, 4, quality));
    expect(shown(1)).toEqual([1, 1, 1, 1]);
    expect(shown(0.625)).toEqual([1, 1, 0.5, 0]);
  });
});

describe("random", () => {
  it("repeats its series for a seed and stays in [0, 1)", () => {
    const series = (seed: number) => Array.from({ length: 200 }, random(seed));
    expect(series(7)).toEqual(series(7));
    expect(series(7)).not.toEqual(series(8));
    for (const value of series(7)) expect(value >= 0 && value < 1).toBe(true);
  });
});
