import { expect, it } from "vitest";
import { repeatsTitle } from "./repeats-title.ts";

it.each([
  ["PYTHON", "Python developer", true],
  ["AI", "AI engineer", true],
  ["DATABASES", "Database administrator", true],
  ["PRODUCT DESIGN", "Product designer", true],
  ["DJANGO + REACT", "Django and React developer", true],
  ["FRONTEND", "React developer", false],
  ["VUE AND NUXT", "Vue.js developer", false],
  ["AUTOMATED TESTS", "Test automation engineer", false],
])("%s repeats “%s”: %s", (label, title, isRepeated) => {
  expect(repeatsTitle(label, title)).toBe(isRepeated);
});
