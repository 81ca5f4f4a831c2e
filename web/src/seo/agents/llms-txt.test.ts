import { expect, it } from "vitest";
import type { Agency } from "../../content/agency.ts";
import type { Listed } from "../../content/directory.ts";
import { llmsTxt } from "./llms-txt.ts";

// The fields that the file reads.
const AGENCY = { name: "A", description: "B", phone: "C", email: "d@e.example" } as Agency;
const bot = (fields: object) =>
  ({ _type: "service", slug: "bot", title: "Bot", price: { amount: 2999 }, ...fields }) as Listed;
const textOf = (fields: object) =>
  llmsTxt({ ...AGENCY, cities: ["Perth"], payments: ["Cash", "Credit card"] }, [bot(fields)]);

it("says the lowest price of a service as its start, and how to pay", () => {
  expect(textOf({})).toContain("from $2,999 AUD");
  const lower = {
    priceIncludes: "three mailboxes",
    placeAmounts: [1899],
    planAmounts: [null, 4999],
  };
  expect(textOf(lower)).toContain("from $1,899 AUD; $2,999 AUD (three mailboxes)");
  expect(textOf({ designAmounts: [[999, 2499]] })).toContain("from $999 AUD");
  expect(textOf({})).toContain("Payment: cash, credit card.");
});
