import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const item = (title: string) => ({ _key: title, _type: "featureItem", title, description: "…" });
const point = (title: string) => ({ _key: title, _type: "useCase", title, description: "…" });

const steps = {
  _key: "steps",
  _type: "steps",
  heading: "An editor’s heading",
  items: [
    { ...item("Weeks 4–6: in the product"), icon: "map" },
    item("Day 1: a first draft"),
    item("Hand over"),
    item("All month: answers"),
  ],
};
const exclusions = {
  _key: "useCases",
  _type: "useCases",
  heading: "What’s not included",
  items: [point("Photos"), point("Our own words")],
};
const scenes = { ...exclusions, _key: "useCases-2", heading: "Use Cases" };

test("moves what a service excludes and what raises its price into its facts, and the times out of titles", async () => {
  const service = stored("service-a", "service", {
    risesWith: ["more pages"],
    sections: [steps, exclusions, scenes],
    landing: { sections: [{ ...steps, items: [item("Week 2: a trial")] }] },
  });
  const [after] = await migrated(migration, [service]);
  const { facts, sections, landing, risesWith } = Object(after);
  // Without types, the Studio cannot edit them.
  expect(facts).toMatchObject({
    _type: "offerFacts",
    costsMoreWith: ["more pages"],
    excludes: [
      { _type: "exclusion", _key: expect.any(String), title: "Photos", description: "…" },
      { title: "Our own words" },
    ],
  });
  expect(risesWith).toBeUndefined();
  expect(sections).toEqual([expect.objectContaining({ heading: "An editor’s heading" }), scenes]);
  expect(sections[0].items).toEqual([
    {
      ...{ _key: "Weeks 4–6: in the product", _type: "step", description: "…" },
      ...{ title: "In the product", when: { _type: "duration", from: 4, to: 6, unit: "weeks" } },
    },
    expect.objectContaining({
      title: "A first draft",
      when: { _type: "duration", from: 1, unit: "days" },
    }),
    { ...item("Hand over"), _type: "step" },
    expect.objectContaining({ title: "Answers", time: "All month", isThroughout: true }),
  ]);
  expect(landing).toMatchObject({ sections: [{ items: [{ title: "A trial" }] }] });
});

test("a package keeps the platforms that named it by its title, in its draft too", async () => {
  const sections = [
    { _key: "p", _type: "packages", set: { _type: "reference", _ref: "packageSet-a" } },
  ];
  const page = stored("platformPage-a", "platformPage", { package: "Routine", sections });
  const packages = ["Foothold", "Routine"].map((title) => ({
    _key: title,
    _type: "package",
    title,
  }));
  const set = stored("packageSet-a", "packageSet", { offerName: "Social media", packages });
  const documents = [page, set, { ...set, _id: `drafts.${set._id}` }];
  const after = await migrated(migration, documents);
  const platforms = [expect.objectContaining({ _ref: "platformPage-a", _weak: true })];
  expect(after[0]).not.toHaveProperty("package");
  for (const one of after.slice(1)) {
    expect(one.packages).toEqual([packages[0], { ...packages[1], platforms }]);
  }
});

test("names the packages of a set as quotes did, and keeps what an editor has filled in", async () => {
  const set = (title: string, own: object = {}) =>
    stored("packageSet-a", "packageSet", { title, risesWith: ["more"], ...own });
  expect(await migrated(migration, [set("UI/UX design: projects")])).toMatchObject([
    { offerName: "UI/UX design", facts: { costsMoreWith: ["more"] } },
  ]);
  const own = { facts: { costsMoreWith: ["ours"] }, offerName: "Ours" };
  expect(await migrated(migration, [set("A: b", own)])).toMatchObject([own]);
});
