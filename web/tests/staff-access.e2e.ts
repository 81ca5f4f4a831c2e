import { randomBytes, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WholeEnquiry } from "@currawong/supabase/inbox";
import { expect, test } from "@playwright/test";
import { database } from "./forms-support.ts";

// No one but staff reads enquiries, by any route there is, whatever they say they are.

const ROUTES = join(import.meta.dirname, "../src/app/api/staff");
const SITE = process.env.SITE_URL ?? "";

/** What routes that ask for days are asked; the others take no notice of it. */
const QUERY = "?from=2026-11-01&to=2026-11-30";

/** Every route of staff and each method it has, found on disk. */
const ASKED = globSync("**/route.ts", { cwd: ROUTES }).flatMap((file) => {
  const source = readFileSync(join(ROUTES, file), "utf8");
  return [...source.matchAll(/export const (GET|POST|PATCH|PUT|DELETE)\b/g)].map(
    ([, method = ""]) => ({ method, route: file.replace(/\/route\.ts$/, QUERY) }),
  );
});

const visitor = { name: "Victoria Secretive", email: `${randomUUID()}@secretive.example` };
let id: string;

test.beforeAll(async () => {
  const sent = { ...visitor, message: "Tell no one of this.", page: "/instagram-chatbot" };
  const { data } = await database()
    .from("contact_submissions")
    .insert(sent)
    .select()
    .single()
    .throwOnError();
  id = data.id;
});
test.afterAll(async () => {
  await database().from("contact_submissions").delete().eq("id", id).throwOnError();
});

/** Where the Studio under test is, as browsers say it. */
const studioOrigin = () => `http://localhost:${process.env.STUDIO_PORT}`;

const AUTH = `${process.env.SANITY_API_HOST}/v1/auth`;

/** Signs in to the Content Lake as the Studio does, and returns the session's token. */
async function signIn(role: "administrator" | "editor" | "viewer"): Promise<string> {
  const login = await fetch(`${AUTH}/login/local?role=${role}&origin=${studioOrigin()}`, {
    redirect: "manual",
  });
  const [, sid] = /#sid=(.+)$/.exec(login.headers.get("location") ?? "") ?? [];
  const answer = await fetch(`${AUTH}/fetch?sid=${sid}`);
  return ((await answer.json()) as { token: string }).token; // The lake's own answer.
}

type Asking = { token?: string; origin?: string; body?: object };

/** What each route would do: find the enquiry, answer it, note something, reply, erase it. */
const BODY = { search: "secretive", state: "answered", note: "x", text: "x", email: visitor.email };

async function ask(
  method: string,
  route: string,
  { token, origin = studioOrigin(), body = BODY }: Asking,
) {
  const response = await fetch(`${SITE}/api/staff/${route.replace("[id]", id)}`, {
    method,
    headers: {
      origin,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(method === "GET" ? {} : { "content-type": "application/json" }),
    },
    ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** The enquiry as it is now, but for whether staff were told of it meanwhile. */
async function row(): Promise<Omit<WholeEnquiry, "notice">> {
  const params = { actor: "test", enquiry: id };
  const { data } = await database().rpc("staff_read_enquiry", params).throwOnError();
  const { notice: _, ...rest } = data as WholeEnquiry; // What this function answers.
  return rest;
}

/** Asks everything there is, and expects to be refused without a word of the enquiry. */
async function expectRefusal(status: number, asking: Asking): Promise<void> {
  const before = await row();
  expect(ASKED.length).toBeGreaterThan(5);
  for (const { method, route } of ASKED) {
    const answer = await ask(method, route, asking);
    expect([method, route, answer.status]).toEqual([method, route, status]);
    expect(answer.text).not.toMatch(/secretive|Victoria|ENQ-|sb_secret/i);
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("access-control-allow-origin")).not.toBe("*");
  }
  expect(await row()).toEqual(before);
}

test("without a session", () => expectRefusal(401, {}));

test("with a forged session, or Supabase's own keys", async () => {
  await expectRefusal(401, { token: process.env.SUPABASE_PUBLISHABLE_KEY ?? "" });
  await expectRefusal(401, { token: process.env.SUPABASE_SECRET_KEY ?? "" });
  await expectRefusal(401, { token: `sk${randomBytes(48).toString("base64url")}` });
  const claims = { id: "local-administrator", roles: [{ name: "administrator" }] };
  const part = Buffer.from(JSON.stringify(claims)).toString("base64url");
  await expectRefusal(401, { token: `${part}.${part}.${part}` });
});

test("with a session that has ended", async () => {
  const token = await signIn("administrator");
  // Before the site asks about it: an answer counts for half a minute.
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${AUTH}/logout`, { method: "POST", headers });
  await expectRefusal(401, { token });
});

test("as a viewer, and with the token that the site reads drafts with", async () => {
  await expectRefusal(403, { token: await signIn("viewer") });
  await expectRefusal(403, { token: process.env.SANITY_API_READ_TOKEN ?? "" });
});

test("from a page of another origin, with an administrator's session", async () => {
  const token = await signIn("administrator");
  for (const origin of ["https://evil.example", SITE, "null"]) {
    await expectRefusal(403, { token, origin });
    const { status, headers } = await ask("OPTIONS", "enquiries/list", { origin, body: {} });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([403, null]);
  }
});

test("an editor reads and answers, and may not erase", async () => {
  const token = await signIn("editor");
  for (const { method, route } of ASKED) {
    const { status, headers } = await ask(method, route, { token });
    const isRefused = route.includes("/erase");
    expect([route, isRefused ? status === 403 : status < 300]).toEqual([route, true]);
    expect(headers.get("access-control-allow-origin")).toBe(studioOrigin());
  }
  expect(await row()).toMatchObject({ state: "answered", changed_by: "local-editor" });
});

test("what is no request is refused, and names nothing of the database", async () => {
  const token = await signIn("editor");
  const refused = async (method: string, route: string, body = {}) =>
    (await ask(method, route, { token, body })).status;
  expect(await refused("PATCH", "enquiries/[id]", { state: "gone" })).toBe(400);
  expect(await refused("POST", "enquiries/[id]/notes", { note: " " })).toBe(400);
  expect(await refused("POST", "enquiries/[id]/notes", { note: "x".repeat(5001) })).toBe(400);
  expect(await refused("POST", "enquiries/[id]/reply", { text: "x".repeat(4701) })).toBe(400);
  expect(await refused("POST", "enquiries/list", { search: { a: 1 } })).toBe(400);
  expect(await refused("POST", "enquiries/list", { after: "1' or '1'='1" })).toBe(400);
  expect(await refused("POST", "enquiries/list", { search: "x".repeat(200_000) })).toBe(413);
  expect(await refused("GET", "enquiries/1")).toBe(404);
  expect(await refused("GET", `enquiries/${randomUUID()}`)).toBe(404);
});
