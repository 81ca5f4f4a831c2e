import { request } from "node:http";
import { expect, test } from "vitest";
import { sharedLake, TEST_ORIGIN, TEST_TOKENS } from "../testing/lake-fixture.ts";

const { client, clientWith, lake, url } = await sharedLake();

const document = { _id: "a", _type: "page" };

/** The status of a response. Uses `node:http` because `fetch` cannot set these headers. */
const statusOf = (path: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    request({ port: new URL(url).port, path, headers })
      .once("response", (response) => resolve(response.resume().statusCode))
      .once("error", reject)
      .end();
  });

test.each<[string, () => string | undefined, number]>([
  ["no token", () => undefined, 401],
  ["an unknown token", () => "0123456789-not-a-token", 401],
  ["the read token", () => TEST_TOKENS.read, 403],
  ["a viewer's session", () => lake.sessions.issue("viewer"), 403],
])("%s may not write", async (_, token, statusCode) => {
  const client = clientWith(token());
  const action = { actionType: "sanity.action.document.discard", draftId: "drafts.a" } as const;
  await expect(client.create(document)).rejects.toMatchObject({ statusCode });
  await expect(client.action(action)).rejects.toMatchObject({ statusCode });
});

test("exports one document per line, filtered by type, and requires a token", async () => {
  await client.create({ _id: "a", _type: "page" });
  await client.create({ _id: "drafts.b", _type: "post" });
  const address = `${url}/v1/data/export/production`;
  const read = async (types: string) => {
    const headers = { authorization: `Bearer ${TEST_TOKENS.read}` };
    const response = await fetch(address + types, { headers });
    const lines = (await response.text()).trim().split("\n");
    return lines.map((line) => JSON.parse(line)._id);
  };
  expect(await read("")).toEqual(["a", "drafts.b"]);
  expect(await read("?types=post,other")).toEqual(["drafts.b"]);
  expect((await fetch(address)).status).toBe(401);
});

test.each([TEST_ORIGIN, TEST_ORIGIN.replace("localhost", "127.0.0.1")])(
  "%s may call from a browser, with credentials",
  async (origin) => {
    const query = `${url}/v2026-01-01/data/query/production?query=1`;
    const allowed = {
      "access-control-allow-origin": origin,
      "access-control-allow-credentials": "true",
    };
    const asked = { origin, "access-control-request-headers": "authorization" };
    const preflight = await fetch(query, { method: "OPTIONS", headers: asked });
    const headers = { ...allowed, "access-control-allow-headers": "authorization" };
    expect(Object.fromEntries(preflight.headers)).toMatchObject(headers);
    const response = await fetch(query, { headers: { origin } });
    expect(Object.fromEntries(response.headers)).toMatchObject({ ...allowed, vary: "origin" });
  },
);

test.each(["https://example.com", "http://localhost:4000", "null"])(
  "%s may not call from a browser, even for public data",
  async (origin) => {
    for (const method of ["GET", "OPTIONS"]) {
      const options = { method, headers: { origin } };
      const response = await fetch(`${url}/v1/data/query/production?query=1`, options);
      expect(response.status).toBe(403);
      expect(response.headers.has("access-control-allow-origin")).toBe(false);
    }
  },
);

test("rejects unknown Host headers, which prevents DNS rebinding", async () => {
  const statusFor = (host: string) => statusOf("/v1/data/query/production?query=1", { host });
  expect(await statusFor("localhost")).toBe(200);
  expect(await statusFor("s3.localhost:3010")).toBe(200);
  expect(await statusFor("127.0.0.1")).toBe(200);
  expect(await statusFor("attacker.example")).toBe(403);
  expect(await statusFor("localhost.attacker.example")).toBe(403);
});

test.each([
  ["an unknown endpoint", "GET", "/v1/nothing", 404],
  ["another dataset", "GET", "/v1/data/query/staging?query=1", 404],
  ["a missing query", "GET", "/v1/data/query/production", 400],
  ["a parameter that is not JSON", "GET", "/v1/data/query/production?query=1&$a=b", 400],
  ["an invalid perspective", "GET", "/v1/data/query/production?query=1&perspective=a.b", 400],
])("%s: %s %s returns %i with a reason", async (_, method, path, status) => {
  const response = await fetch(url + path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ statusCode: status, message: expect.any(String) });
});

const post = (body: string) => fetch(`${url}/v1/data/query/production`, { method: "POST", body });

test("rejects a body that is too large or not valid JSON", async () => {
  expect((await post("{")).status).toBe(400);
  expect((await post(`"${"x".repeat(9 * 1024 * 1024)}"`)).status).toBe(413);
  const response = await post(JSON.stringify({ query: "1 + $n", params: { n: 1 } }));
  expect(await response.json()).toMatchObject({ result: 2 });
});

test("a malformed upgrade request does not crash the lake", async () => {
  const upgrade = (path: string, headers = {}) =>
    statusOf(path, { connection: "Upgrade", upgrade: "websocket", ...headers });
  expect(await upgrade("//")).toBe(404);
  expect(await upgrade("//", { origin: "https://elsewhere.example" })).toBe(403);
  expect(await upgrade("/no/such/socket")).toBe(404);
  expect((await fetch(`${url}/v1/ping`)).status).toBe(200);
});
