import { expect, test } from "vitest";
import { contentKey } from "./content-key.ts";

const values = { name: "Test", message: "Hello" };
const morning = new Date("2026-11-20T01:00:00Z");

test("is a UUID, the same for the same content on one day", () => {
  const key = contentKey(values, morning);
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(contentKey({ ...values }, new Date("2026-11-20T23:00:00Z"))).toBe(key);
});

test("differs with the content and with the day", () => {
  const keys = [
    contentKey(values, morning),
    contentKey({ ...values, message: "Hello!" }, morning),
    contentKey({ name: "TestH", message: "ello" }, morning),
    contentKey(values, new Date("2026-11-21T01:00:00Z")),
  ];
  expect(new Set(keys).size).toBe(4);
});
