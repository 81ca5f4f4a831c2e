import { expect, it } from "vitest";
import { testPlan } from "./tiers.ts";

const partsOf = (...args: string[]) => testPlan(args).browser.map(({ part }) => part);

it("the quick tier runs the checks, and all browser tests at the same time", () => {
  expect(testPlan([])).toMatchObject({ tier: "quick", checks: true });
  expect(partsOf()).toEqual(["web-studio"]);
});

it("the full tier has the checks in its first shard alone", () => {
  expect(testPlan(["--all"])).toMatchObject({ tier: "full", checks: true });
  expect(partsOf("--all")).toEqual(["web-sweeps", "studio"]);
  expect(testPlan(["--all", "--shard=1/3"]).checks).toBe(true);
  const second = testPlan(["--all", "--shard=2/3"]);
  expect(second.checks).toBe(false);
  expect(second.browser.every(({ options }) => options.includes("--shard=2/3"))).toBe(true);
});

it("whoever names tests gets these alone", () => {
  expect(testPlan(["forms"])).toMatchObject({ checks: false });
  expect(testPlan(["--project=web", "forms"])).toEqual({
    tier: "quick",
    checks: false,
    tour: false,
    browser: [{ part: "selected", options: ["--project=web", "forms"] }],
  });
});
