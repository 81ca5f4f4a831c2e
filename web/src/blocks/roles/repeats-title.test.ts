import { expect, it } from "vitest";
import { repeatsTitle } from "./repeats-title.ts";

it.each([
  ["PYTHON", "Python developer"],
  ["AI", "AI engineer"],
  ["UI/UX", "UI/UX designer"],
  ["DATABASES", "Database administrator"],
  ["PRODUCT DESIGN", "Product designer"],
  ["DJANGO + REACT", "Django and React developer"],
])("hears %s in “%s”", (label, title) => {
  expect(repeatsTitle(label, title)).toBe(true);
});

it.each([
  ["FRONTEND", "React developer"],
  ["MOBILE", "Flutter developer"],
  ["VUE AND NUXT", "Vue.js developer"],
  ["AUTOMATED TESTS", "Test automation engineer"],
])("hears something new in %s beside “%s”", (label, title) => {
  expect(repeatsTitle(label, title)).toBe(false);
});
