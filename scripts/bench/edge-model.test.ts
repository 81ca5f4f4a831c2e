import { expect, it } from "vitest";
import { type Scenario, simulate } from "./edge-model.ts";

const usual: Scenario = {
  ...{ visitsADay: 1_000_000, points: 100, instances: 3, pages: 200, seconds: 600 },
  ...{ publishesAnHour: 100, pagesAPublish: 5 },
};

it("asks the site at most once a second for each page and point, and never more than visitors ask", () => {
  const { visits, origin } = simulate(usual);
  expect(origin).toBeLessThanOrEqual(Math.min(visits, usual.points * usual.pages * usual.seconds));
  // With one point, most visits of a busy page are answered by its copy.
  const one = simulate({ ...usual, points: 1, visitsADay: 10_000_000 });
  expect(one.origin / one.visits).toBeLessThan(0.5);
  const none = simulate({ ...usual, points: 0 });
  expect(none.origin).toBe(none.visits);
});

it("renders only what was published, at most once an instance", () => {
  expect(simulate({ ...usual, publishesAnHour: 0 })).toMatchObject({ renders: 0, staleness: [] });
  const { renders } = simulate(usual);
  const published = (usual.publishesAnHour / 3600) * usual.seconds * usual.pagesAPublish;
  expect(renders).toBeGreaterThan(0);
  expect(renders).toBeLessThanOrEqual(published * usual.instances * 2);
});

it("shows a change within the second of a copy and the moment until it is heard of", () => {
  expect(Math.max(...simulate(usual).staleness)).toBeLessThan(1.4);
});

it("shows older pages during an outage of the Content Lake, and every change once it is over", () => {
  const outage = { from: 100, to: 400 };
  const { staleness, renders } = simulate({ ...usual, outage });
  expect(renders).toBeGreaterThan(0);
  expect(Math.max(...staleness)).toBeGreaterThan(60);
  // What was published before, and not asked for until then, is as old as that.
  expect(Math.max(...staleness)).toBeLessThan(outage.to + 1.4);
});
