import { expect, it, vi } from "vitest";
import { GET } from "./route";

vi.mock("next/server", () => ({ connection: async () => {} }));
vi.mock("@/runtime/environment", async (original) => ({
  ...(await original<typeof import("@/runtime/environment")>()),
  readEnvironment: () => ({
    siteUrl: "https://currawong.example",
    sanity: { projectId: "p", dataset: "d", apiHost: "http://127.0.0.1:1" },
    preview: { readToken: "a token that reads drafts", studioUrl: "https://studio.example" },
    supabase: { url: "https://supabase.example" },
  }),
}));

const enable = (query = "?sanity-preview-secret=abc", address = "203.0.113.7") =>
  GET(
    new Request(`https://currawong.example/api/draft/enable${query}`, {
      headers: { "x-connection-address": address },
    }),
  );

it("says that the Content Lake is away, and limits how often it is asked", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const responses = await Promise.all(Array.from({ length: 100 }, () => enable()));
  const [away] = responses.filter(({ status }) => status === 503);
  expect(await away?.text()).toContain("Content Lake cannot be reached");
  expect(responses.filter(({ status }) => status === 429).length).toBeGreaterThan(30);
});

it("does not let strangers use up the editors' allowance", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await Promise.all(Array.from({ length: 100 }, () => enable()));
  for (const query of ["", "?sanity-preview-secret=", "?sanity-preview-secret=%22*"]) {
    const responses = Array.from({ length: 100 }, () => enable(query, "198.51.100.1"));
    for (const { status } of await Promise.all(responses)) expect(status).toBe(401);
  }
  expect((await enable(undefined, "198.51.100.1")).status).toBe(503);
});
