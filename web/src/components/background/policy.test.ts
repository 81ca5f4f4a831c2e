import { describe, expect, it } from "vitest";
import { type Conditions, FrameMeter, LEVELS, modeFor } from "./policy.ts";

const willing: Conditions = {
  reducedMotion: false,
  reducedData: false,
  hasRoom: true,
  inView: true,
  visibleTab: true,
  stopped: false,
};

describe("modeFor", () => {
  it("is live when nothing speaks against it", () => {
    expect(modeFor(willing)).toBe("live");
  });

  it("pauses out of view and in a hidden tab", () => {
    expect(modeFor({ ...willing, inView: false })).toBe("paused");
    expect(modeFor({ ...willing, visibleTab: false })).toBe("paused");
    expect(modeFor({ ...willing, stopped: true })).toBe("paused");
  });

  it("is the still for visitors who ask for less motion or data, in view or not", () => {
    for (const inView of [true, false]) {
      expect(modeFor({ ...willing, inView, reducedMotion: true })).toBe("still");
      expect(modeFor({ ...willing, inView, reducedData: true })).toBe("still");
      expect(modeFor({ ...willing, inView, hasRoom: false })).toBe("still");
    }
  });
});

describe("LEVELS", () => {
  it("each draws less than the one before, and none nothing", () => {
    LEVELS.slice(1).forEach((level, i) => {
      const better = LEVELS[i];
      expect(level.dpr).toBeLessThan(better?.dpr ?? 0);
      expect(level.quality).toBeLessThan(better?.quality ?? 0);
      expect(level.quality).toBeGreaterThan(0);
    });
  });
});

describe("FrameMeter", () => {
  const slowAfter = (intervals: number[]) => {
    const meter = new FrameMeter();
    return intervals.findIndex((interval) => meter.tooSlow(interval)) + 1;
  };
  const frames = (count: number, interval: number) => Array<number>(count).fill(interval);

  it("accepts 60 frames a second, with the jitter of a real display", () => {
    expect(slowAfter(frames(300, 16.7))).toBe(0);
    expect(slowAfter(Array.from({ length: 300 }, (_, i) => 16.7 + (i % 2 ? 1.2 : -1.2)))).toBe(0);
  });

  it("reports 50 frames a second within a second", () => {
    expect(slowAfter(frames(50, 20))).toBeGreaterThan(0);
  });

  it("reports every third frame dropped", () => {
    const uneven = frames(50, 16.7).map((interval, i) => (i % 3 === 0 ? 33.4 : interval));
    expect(slowAfter(uneven)).toBeGreaterThan(0);
  });

  it("forgives long tasks that are not the scene's", () => {
    const hitches = frames(300, 16.7).map((interval, i) => (i % 20 === 0 ? 180 : interval));
    expect(slowAfter(hitches)).toBe(0);
  });

  it("judges only what came after a reset", () => {
    const meter = new FrameMeter();
    for (const interval of frames(40, 40)) meter.tooSlow(interval);
    meter.reset();
    expect(frames(60, 16.7).some((interval) => meter.tooSlow(interval))).toBe(false);
  });
});
