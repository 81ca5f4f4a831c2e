import type { ValidationContext } from "@sanity/types";
import { expect, test } from "vitest";
import { missingFacts } from "./missing-facts.ts";

const once = { amount: 100, unit: "once" };
const month = { amount: 100, unit: "month" };
const facts = { excludes: [{ title: "Photos" }], costsMoreWith: ["more pages"] };
const time = { duration: { from: 2, unit: "weeks" } };
const timedSteps = [{ _type: "steps", items: [{ when: { from: 1, unit: "weeks" } }] }];

const NONE = "what is not included, what it costs more with";

test.each([
  ["a service paid once", { startingPrice: once }, { ...facts, ...time }, ""],
  ["one whose steps have weeks", { startingPrice: once, sections: timedSteps }, facts, ""],
  ["a monthly service", { startingPrice: month }, facts, ""],
  ["a section without a price", { _type: "sectionPage" }, undefined, ""],
  [
    "packages with times",
    { _type: "packageSet", packages: [{ price: once, facts: time }] },
    facts,
    "",
  ],
  ["monthly packages", { _type: "packageSet", packages: [{ price: month }] }, facts, ""],
  ["a new service", { startingPrice: once }, undefined, `${NONE}, how long it takes`],
  ["emptied lists", { startingPrice: month }, { excludes: [], costsMoreWith: [] }, NONE],
  ["a category of roles", { _type: "hireCategory" }, undefined, NONE],
  [
    "an untimed package",
    { _type: "packageSet", packages: [{ price: once }] },
    facts,
    "how long it takes",
  ],
])("names what %s lacks", (_what, document, found, missing) => {
  // The rule reads only the document of the context.
  const verdict = missingFacts(found, { document } as unknown as ValidationContext);
  expect(verdict).toBe(missing === "" || `Quotes need ${missing}. Fill it in.`);
});
