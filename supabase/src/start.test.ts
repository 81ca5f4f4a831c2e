import { networkInterfaces } from "node:os";
import { expect, test } from "vitest";
import { KEYS, sharedLocal } from "../test/support.ts";

const { url } = await sharedLocal();

test("listens only on the loopback interface", async () => {
  const outer = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  for (const { address } of outer) {
    await expect(fetch(url.replace("127.0.0.1", address))).rejects.toThrow();
  }
  expect((await fetch(url)).status).toBe(404);
});

test("serves the REST interface and nothing else of Lite", async () => {
  for (const path of ["/", "/config", "/auth/v1/health", "/storage/v1/bucket", "/rest/v2/"]) {
    const answer = await fetch(url + path, { headers: { apikey: KEYS.secretKey } });
    expect([path, answer.status]).toEqual([path, 404]);
  }
});

test("allows only pages of the listed origins", async () => {
  const allowedOrigin = async (origin: string) => {
    const preflight = await fetch(`${url}/rest/v1/contact_submissions`, {
      method: "OPTIONS",
      headers: { origin, "access-control-request-method": "POST" },
    });
    return preflight.headers.get("access-control-allow-origin");
  };
  expect(await allowedOrigin("http://localhost:3000")).toBe("http://localhost:3000");
  expect(await allowedOrigin("http://localhost:3001")).toBeNull();
});

test("rejects a body larger than any enquiry", async () => {
  const answer = await fetch(`${url}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: KEYS.publishableKey },
    body: "x".repeat(1_000_001),
  });
  expect(answer.status).toBe(413);
});
