import { VIEWS } from "@currawong/schemas/views";
import { expect, it } from "vitest";
import { THROUGHOUT, WAYS } from "./appearances.ts";

const views = new Set(Object.values(VIEWS).flatMap(({ views }) => Object.keys(views)));

it("has words for every view, and for no other", () => {
  expect(Object.keys(WAYS).toSorted()).toEqual([...views].toSorted());
  expect(Object.keys(THROUGHOUT).filter((view) => !views.has(view))).toEqual([]);
});
