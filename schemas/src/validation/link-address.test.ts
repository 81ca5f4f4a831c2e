import type { ValidationContext } from "@sanity/types";
import { expect, it } from "vitest";
import { linkAddress, repairAddress } from "./link-address.ts";

it.each([
  ["www.example.com/a", "https://www.example.com/a"],
  ["example.com", "https://example.com"],
  ["http://example.com", "https://example.com"],
  ["  https://example.com/a b\u200b", "https://example.com/a b"],
  ["ana@example.com", "mailto:ana@example.com"],
  ["mailto:ana@example.com", "mailto:ana@example.com"],
  ["tel:+61200000000", "tel:+61200000000"],
  ["javascript:alert(1)", "javascript:alert(1)"],
  ["not an address", "not an address"],
])("repairs %j to %j", (typed, repaired) => {
  expect(repairAddress(typed)).toBe(repaired);
});

it.each([
  [undefined, "Give the link “our guide” an address, or remove it."],
  [
    "javascript:alert(1)",
    "javascript:alert(1) isn’t an address that the link “our guide” can lead to",
  ],
  ["www.example.com", "Write https://www.example.com as the address of the link “our guide”."],
  ["https://www.example.com", true],
])("says of %j in one sentence: %j", (href, expected) => {
  const children = [
    { _key: "1", text: "our ", marks: ["l"] },
    { _key: "2", text: "guide", marks: ["strong", "l"] },
    { _key: "3", text: " and more", marks: [] },
  ];
  const body = [{ _key: "b", _type: "block", children, markDefs: [{ _key: "l", href }] }];
  const path = ["body", { _key: "b" }, "markDefs", { _key: "l" }, "href"];
  // The rule reads only these two.
  const context = { document: { body }, path } as unknown as ValidationContext;
  const verdict = linkAddress(href, context);
  if (expected === true) expect(verdict).toBe(true);
  else expect(verdict).toContain(expected);
});
