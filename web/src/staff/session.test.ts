import { afterEach, describe, expect, it, vi } from "vitest";
import { CONNECTION_HEADER } from "../runtime/visitor-network.ts";
import {
  FOR_ALL,
  fetchSession,
  PER_NETWORK,
  SESSION_TTL_MS,
  type Session,
  Sessions,
} from "./session.ts";

const TOKEN = `sk${"a".repeat(40)}`;
const HOSTED = { projectId: "abc123", dataset: "production", apiHost: undefined };

const respondWith = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => Response.json(body, { status }));

afterEach(() => vi.unstubAllGlobals());

const ask = (fetch: typeof globalThis.fetch) => {
  vi.stubGlobal("fetch", fetch);
  return fetchSession(`Bearer ${TOKEN}`, HOSTED);
};

describe("fetchSession", () => {
  it("queries the project's own host", async () => {
    const fetch = respondWith({ id: "p1", roles: [{ name: "editor" }] });
    await ask(fetch);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://abc123.api.sanity.io/v2021-06-07/users/me");
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect(init).toMatchObject({ headers, redirect: "error" });
  });

  it.each([
    ["administrator", { roles: [{ name: "custom" }, { name: "administrator" }] }],
    ["administrator", { role: "administrator" }], // The older format.
    ["editor", { roles: [{ name: "editor" }] }],
  ])("accepts an %s: %j", async (role, user) => {
    expect(await ask(respondWith({ id: "p1", ...user }))).toEqual({ id: "p1", role });
  });

  it.each([
    ["a viewer", { roles: [{ name: "viewer" }] }],
    ["a member of another project", { roles: [] }],
    ["a role with a similar name", { roles: [{ name: "editor-of-drafts" }, null, 1] }],
  ])("rejects %s", async (_, user) => {
    expect(await ask(respondWith({ id: "p1", ...user }))).toBe("not-staff");
  });

  it.each([
    ["none", "401, as for an unknown, expired or foreign session", respondWith({}, 401)],
    ["none", "403, as for a session without access", respondWith({}, 403)],
    ["none", "an empty object", respondWith({})],
    ["none", "a user without an id", respondWith({ id: "", roles: [{ name: "editor" }] })],
    ["none", "null", respondWith(null)],
    ["unknown", "an error", respondWith({}, 500)],
    ["unknown", "a network error", () => Promise.reject(new TypeError("fetch failed"))],
    ["unknown", "an HTML page", async () => new Response("<html>")],
  ])("returns “%s” when Sanity responds with %s", async (session, _, fetch) => {
    expect(await ask(fetch)).toBe(session);
  });
});

const EDITOR: Session = { id: "p1", role: "editor" };

/** Long enough to be a token. */
const tokenOf = (name: string) => `Bearer ${name.replaceAll(" ", "-").padEnd(20, "-")}`;
const GOOD = tokenOf("good");

function open(answer: (authorization: string) => Session = () => "none") {
  const clock = { time: 1, now: () => clock.time };
  const ask = vi.fn(async (authorization: string) => answer(authorization));
  const sessions = new Sessions(ask, clock);
  const send = (address: string, authorization: string) =>
    sessions.of({ headers: new Headers({ authorization, [CONNECTION_HEADER]: address }) });
  const from = (address: string, name: string) => send(address, tokenOf(name));
  return { clock, ask, send, from };
}

describe("Sessions", () => {
  it("queries a token once per cache lifetime, and again after a failed query", async () => {
    let session: Session = "unknown";
    const { clock, ask, from } = open(() => session);
    expect(await from("a", "t")).toBe("unknown");
    session = EDITOR;
    expect(await Promise.all([from("a", "t"), from("a", "t")])).toEqual([EDITOR, EDITOR]);
    expect(ask).toHaveBeenCalledTimes(2);
    session = "not-staff";
    clock.time += SESSION_TTL_MS + 1;
    expect(await from("a", "t")).toBe("not-staff");
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it("limits unconfirmed tokens by network, without affecting other networks", async () => {
    const { clock, ask, from } = open((token) => (token === GOOD ? EDITOR : "none"));
    for (let n = 0; n < 100; n++, clock.time += 500) await from(`203.0.113.${n}`, `forged ${n}`);
    expect(ask).toHaveBeenCalledTimes(PER_NETWORK);
    expect(await from("::ffff:203.0.113.1", "one more")).toBe("too-many");
    expect(await from("198.51.100.1", "good")).toEqual(EDITOR);
    clock.time += 10_001;
    expect(await from("203.0.113.1", "one more")).toBe("none");
  });

  it("refuses a malformed token without asking Sanity or counting it", async () => {
    const { ask, send, from } = open((token) => (token === GOOD ? EDITOR : "none"));
    for (const malformed of ["", "Bearer a\tb", `Basic Bearer ${TOKEN}`, `Bearer ${TOKEN} x`]) {
      for (let n = 0; n < 20; n++) expect(await send("203.0.113.1", malformed)).toBe("none");
    }
    expect(ask).not.toHaveBeenCalled();
    expect(await from("203.0.113.1", "good")).toEqual(EDITOR);
  });

  it("limits unconfirmed tokens in total, without locking out confirmed ones", async () => {
    const { clock, ask, from } = open((token) => (token === GOOD ? EDITOR : "none"));
    await from("198.51.100.1", "good");
    for (let n = 0; n < FOR_ALL * 2; n++) await from(`10.0.${n % 250}.1`, `forged ${n}`);
    // The confirmed token does not count towards the limit.
    expect(ask).toHaveBeenCalledTimes(FOR_ALL + 1);
    clock.time += SESSION_TTL_MS + 1;
    expect(await from("198.51.100.1", "good")).toEqual(EDITOR);
    expect(await from("10.0.1.1", "one more")).toBe("too-many");
  });
});
