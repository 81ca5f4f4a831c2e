import { expect, test } from "vitest";
import { clientFromEnvironment } from "./client.ts";

const token = { SANITY_API_WRITE_TOKEN: "token" };
const hosted = { SANITY_PROJECT_ID: "abc123", SANITY_DATASET: "staging" };

test("uses the local lake if a host is set, and the hosted dataset otherwise", () => {
  const apiHost = "http://localhost:3010";
  const local = { projectId: "currawong", dataset: "production", useProjectHostname: false };
  const configOf = (env: object) => clientFromEnvironment({ ...token, ...env }).config();
  expect(configOf({ SANITY_API_HOST: apiHost })).toMatchObject({ apiHost, ...local });
  const remote = { projectId: "abc123", dataset: "staging", useProjectHostname: true };
  expect(configOf(hosted)).toMatchObject(remote);
});

test.each([
  [{ SANITY_API_HOST: "http://localhost:3010" }, /SANITY_API_WRITE_TOKEN is not set/],
  [{ ...token, SANITY_API_HOST: "localhost" }, /SANITY_API_HOST: "localhost" is no URL/],
  [{ ...token, ...hosted, SANITY_PROJECT_ID: "" }, /SANITY_PROJECT_ID is not set/],
  [{ ...token, ...hosted, SANITY_DATASET: "" }, /SANITY_DATASET is not set/],
])("names the variable that is missing or wrong (%#)", (env, message) => {
  expect(() => clientFromEnvironment(env)).toThrow(message);
});
