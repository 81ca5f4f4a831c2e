import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { outputSize, planResize } from "./geometry.ts";
import { FITS, MAX_SIDE, parseImageParams } from "./params.ts";

const plan = (source: string, query: string) => {
  const [width = 0, height = 0] = source.split("x").map(Number);
  return planResize({ width, height }, parseImageParams(new URLSearchParams(query)));
};

describe("planResize", () => {
  it.each([
    ["400x200", "w=100", "100x50"],
    ["400x200", "h=100", "200x100"],
    ["400x200", "w=100&dpr=2", "200x100"],
    ["400x200", "w=800", "800x400"],
    ["400x200", "w=800&fit=max", "400x200"],
    ["400x200", "w=100&h=100", "100x50"],
    ["400x200", "w=100&h=100&fit=crop", "100x100"],
    ["400x200", "w=100&h=100&fit=scale", "100x100"],
    ["400x200", "w=100&h=100&fit=fill", "100x100"],
    ["400x200", "w=1000&h=1000&fit=fillmax", "1000x1000"],
    ["400x200", "w=1000&h=1000&fit=min", "200x200"],
    ["400x200", "max-w=300", "300x150"],
    ["400x200", "w=300&max-w=200", "200x100"],
    ["400x200", "rect=100,0,100,200&w=50", "50x100"],
    ["400x200", "rect=300,100,900,900", "100x100"],
  ])("%s with %s gives %s", (source, query, expected) => {
    const { width, height } = outputSize(plan(source, query));
    expect(`${width}x${height}`).toBe(expected);
  });

  it("cuts around the focal point, without leaving the image", () => {
    expect(plan("400x200", "w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.5").after).toEqual({
      left: 50,
      top: 0,
      width: 100,
      height: 100,
    });
    expect(plan("400x200", "w=100&h=100&fit=crop&crop=right").after).toMatchObject({ left: 100 });
    expect(plan("400x200", "w=100&h=100&fit=crop&fp-x=0&fp-y=0").after).toMatchObject({ left: 0 });
  });

  it("refuses results over the limit and rectangles outside the image", () => {
    expect(() => plan("400x200", "w=8000&dpr=2")).toThrow(/limit is 8192/);
    expect(() => plan("10x8000", "w=8000")).toThrow(/limit is 8192/);
    expect(() => plan("400x200", "rect=400,0,10,10")).toThrow(/"rect" starts outside/);
  });

  it("keeps every cut inside what it cuts from, for any source and request", () => {
    const side = fc.integer({ min: 1, max: 5000 });
    const request = fc.record({
      w: fc.option(side, { nil: undefined }),
      h: fc.option(side, { nil: undefined }),
      fit: fc.constantFrom(...FITS),
      x: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(side, side, request, (width, height, { w, h, fit, x }) => {
        const query = new URLSearchParams({ fit, crop: "focalpoint", "fp-x": String(x) });
        if (w) query.set("w", String(w));
        if (h) query.set("h", String(h));
        let result: ReturnType<typeof planResize>;
        try {
          result = planResize({ width, height }, parseImageParams(query));
        } catch (error) {
          expect(String(error)).toContain("limit is");
          return;
        }
        const out = outputSize(result);
        expect(Math.min(out.width, out.height)).toBeGreaterThanOrEqual(1);
        expect(Math.max(out.width, out.height)).toBeLessThanOrEqual(MAX_SIDE);
        if (result.after && "left" in result.after) {
          expect(result.after.left).toBeGreaterThanOrEqual(0);
          expect(result.after.left + result.after.width).toBeLessThanOrEqual(result.resize.width);
          expect(result.after.top + result.after.height).toBeLessThanOrEqual(result.resize.height);
        }
        if (w && h && (fit === "crop" || fit === "scale" || fit === "fill")) {
          expect(out).toMatchObject({ width: w, height: h });
        }
        if (fit === "max" || fit === "min") {
          expect(out.width).toBeLessThanOrEqual(width);
          expect(out.height).toBeLessThanOrEqual(height);
        }
      }),
    );
  });
});
