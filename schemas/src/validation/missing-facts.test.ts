import type { ValidationContext } from "@sanity/types";
import { expect, test } from "vitest";
import { missingFacts } from "./missing-facts.ts";

const once = { amount: 100, unit: "once" };
const month = { amount: 100, unit: "month" };
const facts = { excludes: [{ title: "Photos" }], costsMoreWith: ["more pages"] };
const time = { duration: { from: 2, unit: "weeks" } };
const timedSteps = [{ _type: "steps", items: [{ when: { from: 1, unit: "weeks" } }] }];

// The rule reads only the document of the context.
const check = (document: object, found?: object) =>
  missingFacts(found, { document } as unknown as ValidationContext);

test.each([
  ["a service paid once", { _type: "service", startingPrice: once }, { ...facts, ...time }],
  ["one whose steps have weeks", { startingPrice: once, sections: timedSteps }, facts],
  ["a monthly service", { _type: "service", startingPrice: month }, facts],
  ["a section without a price", { _type: "sectionPage" }, undefined],
  [
    "packages with times of their own",
    { _type: "packageSet", packages: [{ price: once, facts: time }] },
    facts,
  ],
  ["monthly packages", { _type: "packageSet", packages: [{ price: month }] }, facts],
])("accepts %s", (_what, document, found) => {
  expect(check(document, found)).toBe(true);
});

test.each([
  [
    "a new service",
    { startingPrice: once },
    undefined,
    "what is not included, what it costs more with, how long it takes",
  ],
  [
    "emptied lists",
    { startingPrice: month },
    { excludes: [], costsMoreWith: [] },
    "what is not included, what it costs more with",
  ],
  [
    "a category of roles",
    { _type: "hireCategory" },
    { excludes: facts.excludes },
    "what it costs more with",
  ],
  [
    "a package without a time",
    { _type: "packageSet", packages: [{ price: once }] },
    facts,
    "how long it takes",
  ],
])("names what %s lacks", (_what, document, found, missing) => {
  expect(check(document, found)).toBe(`Quotes need ${missing}. Fill it in.`);
});
