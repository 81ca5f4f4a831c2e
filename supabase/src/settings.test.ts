import { expect, test } from "vitest";
import { KEYS } from "../test/support.ts";
import { readSettings } from "./settings.ts";

const ENV = {
  SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
  SUPABASE_SECRET_KEY: KEYS.secretKey,
};

test("keys alone are enough", () => {
  expect(readSettings(ENV)).toEqual({
    ...KEYS,
    host: "127.0.0.1",
    port: 54321,
    dataDir: expect.stringMatching(/\.data\/supabase$/),
    corsOrigins: ["http://localhost:3000"],
  });
});

test("everything can be set", () => {
  const env = {
    ...ENV,
    SUPABASE_PORT: "4140",
    SUPABASE_HOST: "0.0.0.0",
    SUPABASE_DATA_DIR: "/var/supabase",
    SUPABASE_CORS_ORIGINS: "http://localhost:4141, https://www.currawong.example",
  };
  expect(readSettings(env)).toMatchObject({
    host: "0.0.0.0",
    port: 4140,
    dataDir: "/var/supabase",
    corsOrigins: ["http://localhost:4141", "https://www.currawong.example"],
  });
});

test.each([
  ["SUPABASE_PUBLISHABLE_KEY", ""],
  ["SUPABASE_PUBLISHABLE_KEY", "sb_publishable_short"],
  ["SUPABASE_SECRET_KEY", "a-secret-of-something-else"],
  ["SUPABASE_PORT", "70000"],
  ["SUPABASE_PORT", "x"],
  ["SUPABASE_CORS_ORIGINS", "http://localhost:3000/"],
  ["SUPABASE_CORS_ORIGINS", "*"],
])("%s = %j is refused by name", (name, value) => {
  expect(() => readSettings({ ...ENV, [name]: value })).toThrow(name);
});

test("a key's value is never in the message", () => {
  const mistaken = { ...ENV, SUPABASE_PUBLISHABLE_KEY: KEYS.secretKey };
  expect(() => readSettings(mistaken)).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining(KEYS.secretKey) }),
  );
});
