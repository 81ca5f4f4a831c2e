import { expect, it } from "vitest";
import { referrersAmong } from "./referrers.ts";

const refer = (_ref: string, more = {}) => ({ deep: [{ to: { _ref, ...more } }] });

it("lists each referring document once, strong references first", () => {
  const found = referrersAmong(
    [
      { _id: "drafts.a", _type: "page", title: "A as it is written", whole: refer("s") },
      { _id: "a", _type: "page", title: "A", whole: refer("s", { _weak: true }) },
      { _id: "b", _type: "page", title: "B", whole: refer("s", { _weak: true }) },
      { _id: "drafts.c", _type: "page", title: "C", whole: refer("s", { _weak: true }) },
    ],
    "s",
  );
  const places: string[] = [];
  expect(found).toEqual([
    { id: "a", type: "page", title: "A", isStrong: true, isDraft: false, isNeeded: true, places },
    { id: "b", type: "page", title: "B", isStrong: false, isDraft: false, isNeeded: false, places },
    { id: "c", type: "page", title: "C", isStrong: false, isDraft: true, isNeeded: false, places },
  ]);
});
