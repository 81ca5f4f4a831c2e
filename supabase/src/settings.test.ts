import { expect, test } from "vitest";
import { KEYS } from "../test/support.ts";
import { readSettings } from "./settings.ts";

const ENV = { SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey, SUPABASE_SECRET_KEY: KEYS.secretKey };

test("requires nothing but the keys", () => {
  expect(readSettings(ENV)).toMatchObject({ ...KEYS, host: "127.0.0.1", port: 54321 });
});

test.each([
  ["SUPABASE_PUBLISHABLE_KEY", "sb_publishable_short"],
  ["SUPABASE_PUBLISHABLE_KEY", KEYS.secretKey],
  ["SUPABASE_PORT", "70000"],
  ["SUPABASE_CORS_ORIGINS", "http://localhost:3000/"],
])("rejects %s = %j by name without revealing a key", (name, value) => {
  const attempt = () => readSettings({ ...ENV, [name]: value });
  expect(attempt).toThrow(name);
  expect(attempt).not.toThrow(KEYS.secretKey);
});
