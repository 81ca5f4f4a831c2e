import { describe, expect, it, vi } from "vitest";
import { sessionOf } from "./session.ts";

const TOKEN = `sk${"a".repeat(40)}`;
const HOSTED = { projectId: "abc123", dataset: "production", apiHost: undefined };

const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));

const ask = (fetch: typeof globalThis.fetch, authorization: string | null = `Bearer ${TOKEN}`) =>
  sessionOf(authorization, HOSTED, fetch);

describe("sessionOf", () => {
  it("asks the project's own host", async () => {
    const fetch = answering({ id: "p1", roles: [{ name: "editor" }] });
    await ask(fetch);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://abc123.api.sanity.io/v2021-06-07/users/me");
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(init).toMatchObject({ headers, redirect: "error" });
  });

  it.each([
    ["administrator", { roles: [{ name: "custom" }, { name: "administrator" }] }],
    ["administrator", { role: "administrator" }], // Of the older kind.
    ["editor", { roles: [{ name: "editor" }] }],
  ])("takes an %s: %j", async (role, user) => {
    expect(await ask(answering({ id: "p1", ...user }))).toEqual({ id: "p1", role });
  });

  it.each([
    ["a viewer", { roles: [{ name: "viewer" }] }],
    ["a member of another project", { roles: [] }],
    ["a role that only sounds like one", { roles: [{ name: "editor-of-drafts" }, null, 1] }],
    ["no roles at all", {}],
  ])("refuses %s", async (_, user) => {
    expect(await ask(answering({ id: "p1", ...user }))).toBe("not-staff");
  });

  it.each([
    ["one that is unknown, expired, or another project's", answering({}, 401)],
    ["one that may not ask", answering({}, 403)],
    ["none", answering({})],
    ["someone without an id", answering({ id: "", roles: [{ name: "editor" }] })],
    ["nothing at all", answering(null)],
  ])("knows no session where Sanity knows %s", async (_, fetch) => {
    expect(await ask(fetch)).toBe("none");
  });

  it.each([
    ...[null, "", "Bearer", "Bearer short", "Bearer a\nb"],
    ...[`Basic ${TOKEN}`, `Bearer ${TOKEN} x`],
  ])("asks no one about %j", async (authorization) => {
    const fetch = answering({ id: "p1", roles: [{ name: "editor" }] });
    expect(await ask(fetch, authorization)).toBe("none");
    expect(fetch).not.toHaveBeenCalled();
  });

  it("lets no one in while Sanity cannot be asked", async () => {
    expect(await ask(answering({}, 500))).toBe("unknown");
    expect(await ask(async () => Promise.reject(new TypeError("fetch failed")))).toBe("unknown");
    expect(await ask(async () => new Response("<html>"))).toBe("unknown");
  });
});
