import { expect, test } from "vitest";
import { lakeEnvironment } from "./environment.ts";

const tokens = {
  SANITY_API_WRITE_TOKEN: "write-token-0123456789",
  SANITY_API_READ_TOKEN: "read-token-0123456789",
};

test.each([
  ["LAKE_HOST", "192.168.1.5"],
  ["LAKE_PORT", "70000"],
  ["SANITY_DATASET", "../etc"],
  ["SANITY_API_WRITE_TOKEN", "short"],
  ["SANITY_API_READ_TOKEN", ""],
  ["LAKE_CORS_ORIGINS", "http://localhost:3000/path"],
])("rejects %s=%s by name, without revealing a secret", (name, value) => {
  const env = { ...tokens, [name]: value };
  const attempt = () => lakeEnvironment(env);
  expect(attempt).toThrow(name);
  expect(attempt).not.toThrow(/0123456789/);
});
