import { describe, expect, it, vi } from "vitest";
import {
  FOR_ALL,
  PER_ADDRESS,
  SESSION_TTL_MS,
  type Session,
  Sessions,
  sessionOf,
} from "./session.ts";

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
    ["none", "a session that is unknown, expired, or another project's", answering({}, 401)],
    ["none", "a session that may not ask", answering({}, 403)],
    ["none", "an empty answer", answering({})],
    ["none", "someone without an id", answering({ id: "", roles: [{ name: "editor" }] })],
    ["none", "nothing at all", answering(null)],
    ["unknown", "an error", answering({}, 500)],
    ["unknown", "no answer", () => Promise.reject(new TypeError("fetch failed"))],
    ["unknown", "a page", async () => new Response("<html>")],
  ])("lets no one in, as “%s”, where Sanity has %s", async (session, _, fetch) => {
    expect(await ask(fetch)).toBe(session);
  });

  it.each([
    ...[null, "", "Bearer", "Bearer short", "Bearer a\nb"],
    ...[`Basic ${TOKEN}`, `Bearer ${TOKEN} x`],
  ])("asks no one about %j", async (authorization) => {
    const fetch = answering({ id: "p1", roles: [{ name: "editor" }] });
    expect(await ask(fetch, authorization)).toBe("none");
    expect(fetch).not.toHaveBeenCalled();
  });
});

const EDITOR: Session = { id: "p1", role: "editor" };

function open(answer: (token: string) => Session = () => "none") {
  const clock = { time: 1, now: () => clock.time };
  const ask = vi.fn(async (authorization: string | null) => answer(authorization ?? ""));
  const sessions = new Sessions(ask, clock);
  const from = (address: string, token: string) =>
    sessions.of({ headers: new Headers({ authorization: token, "x-forwarded-for": address }) });
  return { clock, ask, from };
}

describe("Sessions", () => {
  it("asks about a token once in a while, however many requests bring it, unless it is not answered", async () => {
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

  it("bounds made-up tokens by address, and lets others in", async () => {
    const { clock, ask, from } = open((token) => (token === "good" ? EDITOR : "none"));
    for (let n = 0; n < 100; n++) await from("203.0.113.1", `forged ${n}`);
    expect(ask).toHaveBeenCalledTimes(PER_ADDRESS);
    expect(await from("1.1.1.1, 203.0.113.1", "one more")).toBe("too-many");
    expect(await from("198.51.100.1", "good")).toEqual(EDITOR);
    clock.time += 60_001;
    expect(await from("203.0.113.1", "one more")).toBe("none");
  });

  it("bounds made-up tokens of all addresses, and locks out no one who was at work", async () => {
    const { clock, ask, from } = open((token) => (token === "good" ? EDITOR : "none"));
    await from("198.51.100.1", "good");
    for (let n = 0; n < FOR_ALL * 2; n++) await from(`10.0.0.${n}`, `forged ${n}`);
    // The confirmed one is not counted.
    expect(ask).toHaveBeenCalledTimes(FOR_ALL + 1);
    clock.time += SESSION_TTL_MS + 1;
    expect(await from("198.51.100.1", "good")).toEqual(EDITOR);
  });
});
