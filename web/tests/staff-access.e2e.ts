import { randomBytes, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { WholeEnquiry } from "@currawong/supabase/inbox";
import { expect, test } from "@playwright/test";
import { database } from "./forms-support.ts";

// Only staff can read enquiries, whichever route and credentials are used.

const ROUTES = join(import.meta.dirname, "../src/app/api/staff");
const SITE = process.env.SITE_URL ?? "";

/** The query for routes that need a range of dates. The others ignore it. */
const QUERY = "?from=2026-11-01&to=2026-11-30";

/** Every staff route with each of its methods, found on disk. */
const ENDPOINTS = globSync("**/route.ts", { cwd: ROUTES }).flatMap((file) => {
  const source = readFileSync(join(ROUTES, file), "utf8");
  return [...source.matchAll(/export const (GET|POST|PATCH|PUT|DELETE)\b/g)].map(
    ([, method = ""]) => ({ method, route: file.replace(/\/route\.ts$/, QUERY) }),
  );
});

const visitor = { name: "Victoria Secretive", email: `${randomUUID()}@secretive.example` };
let id: string;

test.beforeAll(async () => {
  const enquiry = { ...visitor, message: "Tell no one of this.", page: "/instagram-chatbot" };
  const { data } = await database()
    .from("contact_submissions")
    .insert(enquiry)
    .select()
    .single()
    .throwOnError();
  id = data.id;
});
test.afterAll(async () => {
  await database().from("contact_submissions").delete().eq("id", id).throwOnError();
});

const studioOrigin = () => `http://localhost:${process.env.STUDIO_PORT}`;

const AUTH = `${process.env.SANITY_API_HOST}/v1/auth`;

/** Signs in to the Content Lake as the Studio does, and returns the session's token. */
async function signIn(
  role: "administrator" | "editor" | "contributor" | "viewer",
): Promise<string> {
  const login = await fetch(`${AUTH}/login/local?role=${role}&origin=${studioOrigin()}`, {
    redirect: "manual",
  });
  const [, sid] = /#sid=(.+)$/.exec(login.headers.get("location") ?? "") ?? [];
  const response = await fetch(`${AUTH}/fetch?sid=${sid}`);
  return ((await response.json()) as { token: string }).token; // The lake's response format.
}

type RequestOptions = { token?: string; origin?: string; body?: object };

/** A body for every route: find the enquiry, answer it, take it, add a note, reply, erase it, find pages, tell of a review. */
const BODY = {
  search: "secretive",
  state: "answered",
  note: "x",
  text: "x",
  email: visitor.email,
  owner: "local-editor",
  change: "answered",
  newest: { received_at: "9999-12-31T00:00:00Z", id: randomUUID() },
  tags: [],
  ...{ id: "page", type: "page", title: "Page", to: "" },
};

async function callApi(
  method: string,
  route: string,
  { token, origin = studioOrigin(), body = BODY }: RequestOptions,
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

/** Returns the stored enquiry, except whether staff have been notified of it. */
async function readEnquiry(): Promise<Omit<WholeEnquiry, "notice">> {
  const params = { actor: "test", enquiry: id };
  const { data } = await database().rpc("staff_read_enquiry", params).throwOnError();
  const { notice: _, ...rest } = data as WholeEnquiry; // What this function returns.
  return rest;
}

/** Calls every endpoint, and expects a refusal that reveals nothing of the enquiry. */
async function expectRefusal(status: number, options: RequestOptions): Promise<void> {
  const before = await readEnquiry();
  expect(ENDPOINTS.length).toBeGreaterThan(5);
  for (const { method, route } of ENDPOINTS) {
    const response = await callApi(method, route, options);
    expect([method, route, response.status]).toEqual([method, route, status]);
    expect(response.text).not.toMatch(/secretive|Victoria|ENQ-|sb_secret/i);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("access-control-allow-origin")).not.toBe("*");
  }
  expect(await readEnquiry()).toEqual(before);
}

test("refuses requests without a session", () => expectRefusal(401, {}));

test("refuses a forged session and Supabase's own keys", async () => {
  await expectRefusal(401, { token: process.env.SUPABASE_PUBLISHABLE_KEY ?? "" });
  await expectRefusal(401, { token: process.env.SUPABASE_SECRET_KEY ?? "" });
  await expectRefusal(401, { token: `sk${randomBytes(48).toString("base64url")}` });
  const claims = { id: "local-administrator", roles: [{ name: "administrator" }] };
  const part = Buffer.from(JSON.stringify(claims)).toString("base64url");
  await expectRefusal(401, { token: `${part}.${part}.${part}` });
});

test("refuses a viewer, and the token with which the site reads drafts", async () => {
  await expectRefusal(403, { token: await signIn("viewer") });
  await expectRefusal(403, { token: process.env.SANITY_API_READ_TOKEN ?? "" });
});

test("refuses an administrator's session from a page of another origin", async () => {
  const token = await signIn("administrator");
  for (const origin of ["https://evil.example", SITE, "null"]) {
    await expectRefusal(403, { token, origin });
    const { status, headers } = await callApi("OPTIONS", "enquiries/list", { origin, body: {} });
    expect([status, headers.get("access-control-allow-origin")]).toEqual([403, null]);
  }
});

test("an editor can read and answer, but not erase", async () => {
  const token = await signIn("editor");
  for (const { method, route } of ENDPOINTS) {
    const { status, headers } = await callApi(method, route, { token });
    const isRefused = route.includes("/erase");
    expect([route, isRefused ? status === 403 : status < 300]).toEqual([route, true]);
    expect(headers.get("access-control-allow-origin")).toBe(studioOrigin());
  }
  expect(await readEnquiry()).toMatchObject({ state: "answered", changed_by: "local-editor" });
});

test("a contributor can only have a colleague told of a review and ask which pages show a document", async () => {
  const token = await signIn("contributor");
  for (const { method, route } of ENDPOINTS) {
    const { status } = await callApi(method, route, { token });
    const isAllowed = route.startsWith("reviews") || route.startsWith("pages");
    expect([route, status]).toEqual([route, isAllowed ? 200 : 403]);
  }
});

test("answers which pages have a tag", async () => {
  const tags = ["service-uber-clone:page", "siteSettings:agency", "gone:page"];
  const { text } = await callApi("POST", "pages", {
    token: await signIn("editor"),
    body: { tags },
  });
  const { pages, total } = JSON.parse(text);
  expect(pages["gone:page"]).toEqual([]);
  expect(pages["service-uber-clone:page"]).toEqual(["/services/uber-clone"]);
  expect(pages["siteSettings:agency"]).toHaveLength(total);
});

test("rejects invalid requests", async () => {
  const token = await signIn("editor");
  const statusOf = async (method: string, route: string, body = {}) =>
    (await callApi(method, route, { token, body })).status;
  expect(await statusOf("PATCH", "enquiries/[id]", { state: "gone" })).toBe(400);
  expect(await statusOf("POST", "enquiries/[id]/notes", { note: " " })).toBe(400);
  expect(await statusOf("POST", "enquiries/[id]/notes", { note: "x".repeat(5001) })).toBe(400);
  expect(await statusOf("POST", "enquiries/[id]/reply", { text: "x".repeat(4701) })).toBe(400);
  expect(await statusOf("POST", "enquiries/[id]/reply", { text: "x", seen: "before" })).toBe(409);
  expect(await statusOf("POST", "reviews", { id: "page" })).toBe(400);
  const after = { received_at: "2026-02-30T00:00:00Z", id };
  expect(await statusOf("POST", "enquiries/list", { after })).toBe(400);
  expect(await statusOf("POST", "pages", { tags: "service-x:page" })).toBe(400);
  expect(await statusOf("GET", "contacts?from=2026-02-30&to=x")).toBe(400);
  expect(await statusOf("GET", "enquiries/1")).toBe(400);
  expect(await statusOf("GET", `enquiries/${randomUUID()}`)).toBe(404);
});
