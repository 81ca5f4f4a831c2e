import { expect, test } from "vitest";
import { clientFromEnvironment } from "./environment.ts";

const token = { SANITY_API_WRITE_TOKEN: "token" };

test("with a host it is the local lake, by its usual names", () => {
  const client = clientFromEnvironment({ ...token, SANITY_API_HOST: "http://localhost:3010" });
  expect(client.config()).toMatchObject({
    apiHost: "http://localhost:3010",
    useProjectHostname: false,
    projectId: "currawong",
    dataset: "production",
  });
});

test("without one it is the hosted dataset that is named", () => {
  const client = clientFromEnvironment({
    ...token,
    SANITY_PROJECT_ID: "abc123",
    SANITY_DATASET: "staging",
  });
  expect(client.config()).toMatchObject({
    projectId: "abc123",
    dataset: "staging",
    useProjectHostname: true,
  });
});

test.each([
  [{ SANITY_API_HOST: "http://localhost:3010" }, /SANITY_API_WRITE_TOKEN is not set/],
  [{ ...token, SANITY_API_HOST: "localhost" }, /SANITY_API_HOST: "localhost" is no URL/],
  [{ ...token, SANITY_DATASET: "production" }, /SANITY_PROJECT_ID is not set/],
  [{ ...token, SANITY_PROJECT_ID: "abc123" }, /SANITY_DATASET is not set/],
])("names the variable that is missing or wrong (%#)", (env, message) => {
  expect(() => clientFromEnvironment(env)).toThrow(message);
});
