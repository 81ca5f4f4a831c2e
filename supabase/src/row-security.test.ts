import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { enquiry, KEYS, sharedLocal } from "../test/support.ts";

const local = await sharedLocal();

const stored = () => local.rows("select * from public.contact_submissions order by id");

/** Inserts one enquiry as a visitor, then checks that `attempt` neither shows nor changes it. */
async function hasNoEffect(attempt: () => PromiseLike<{ data: unknown; count?: number | null }>) {
  await local.insert(enquiry()).throwOnError();
  const before = await stored();
  const { data, count } = await attempt();
  expect(data === null || (Array.isArray(data) && data.length === 0)).toBe(true);
  expect(count ?? 0).toBe(0);
  expect(await stored()).toEqual(before);
}

const table = () => local.visitor.from("contact_submissions");

test("returns an enquiry as sent, with the server's columns as the server set them", async () => {
  const sent = enquiry({ phone: "0491 570 006" });
  const forged = {
    id: "00000000-0000-4000-8000-000000000000",
    created_at: "2001-01-01T00:00:00Z",
    reference: "ENQ-FAKE-FAKE",
    inserted_in: "3",
  };
  const { data } = await table()
    .insert({ ...sent, ...forged })
    .select()
    .single()
    .throwOnError();
  expect(data).toMatchObject(sent);
  expect(data.reference).toMatch(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  for (const [column, value] of Object.entries(forged)) {
    expect(data).not.toHaveProperty(column, value);
  }
  expect(Date.parse(data.created_at)).toBeGreaterThan(Date.parse("2026-01-01"));
});

test.each([
  ["select", () => table().select()],
  ["select with an exact count", () => table().select("*", { count: "exact" })],
])("with the public key, %s shows and changes nothing", (_, attempt) => hasNoEffect(attempt));

test.each([
  ["update", () => table().update({ message: "changed" }).neq("name", "")],
  ["delete", () => table().delete().neq("name", "")],
  ["upsert", () => table().upsert(enquiry())],
])("with the public key, %s is refused as PostgREST refuses it", async (_, attempt) => {
  await local.insert(enquiry()).throwOnError();
  const before = await stored();
  const { status, error } = await attempt();
  expect([status, error?.code]).toEqual([401, "42501"]);
  expect(await stored()).toEqual(before);
});

test.each([
  ["supabase_migrations", "schema_migrations"],
  ["private", "enquiry_rate_limits"],
  ["private", "enquiry_inbox"],
  ["private", "enquiry_notes"],
  ["private", "enquiry_audit"],
  ["private", "enquiry_viewers"],
  ["pg_catalog", "pg_authid"],
  ["auth", "users"],
])("with the public key, %s.%s cannot be read or written", async (schema, name) => {
  const headers = { apikey: KEYS.publishableKey, "accept-profile": schema };
  const read = await fetch(`${local.url}/rest/v1/${name}`, { headers });
  expect([404, 406]).toContain(read.status);
  const write = await fetch(`${local.url}/rest/v1/${name}`, {
    method: "POST",
    headers: { ...headers, "content-profile": schema, "content-type": "application/json" },
    body: "{}",
  });
  expect([404, 406]).toContain(write.status);
});

test("every table of the public schema has row-level security", async () => {
  const tables = await local.rows(
    "select relname, relrowsecurity from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')",
  );
  expect(tables).toEqual([{ relname: "contact_submissions", relrowsecurity: true }]);
});

test("concurrent reads by visitors and staff do not share a transaction", async () => {
  await table().insert(enquiry()).throwOnError();
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      (i % 2 ? local.staff : local.visitor).from("contact_submissions").select("id"),
    ),
  );
  expect(answers.map(({ data }) => data?.length)).toEqual(answers.map((_, i) => i % 2));
});

test.each([
  [
    "sees a row of this transaction and time",
    "inserted_in = pg_current_xact_id(), created_at = now()",
    1,
  ],
  // Transaction ids start again when a dump is restored into a new cluster.
  ["sees no older row with the id of this transaction", "inserted_in = pg_current_xact_id()", 0],
  ["sees no row of this time from another transaction", "created_at = now()", 0],
])("a visitor %s", async (_, columns, seen) => {
  const { driver } = local.database;
  await local.insert(enquiry()).throwOnError();
  await driver.exec(`begin; update public.contact_submissions set ${columns}; set local role anon`);
  const rows = await local.rows("select from public.contact_submissions");
  await driver.exec("rollback");
  expect(rows).toHaveLength(seen);
});

const ROLES = ["anon", "authenticated", "service_role"] as const;

test("only the secret key may call functions, and no role may use the private schema", async () => {
  const functions = "select oid, proname from pg_proc where pronamespace = 'public'::regnamespace";
  const callers = await local.rows(`
      select role from unnest(array['${ROLES.join("','")}']) as role, (${functions}) as ours
      where has_function_privilege(role, ours.oid, 'execute') group by role`);
  expect(callers).toEqual([{ role: "service_role" }]);
  const privateUsers = await local.rows(`
      select role from unnest(array['${ROLES.join("','")}']) as role
      where has_schema_privilege(role, 'private', 'usage')`);
  expect(privateUsers).toEqual([]);
});

test("every function has an empty search path", async () => {
  const unprotected = await local.rows(`
      select proname from pg_proc
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
        and not coalesce('search_path=""' = any (proconfig), false)`);
  expect(unprotected).toEqual([]);
});

const rest = (headers: Record<string, string>) =>
  fetch(`${local.url}/rest/v1/contact_submissions`, { headers });

test("rejects a missing or wrong key", async () => {
  expect((await rest({})).status).toBe(401);
  expect((await rest({ apikey: `sb_secret_${"x".repeat(22)}` })).status).toBe(401);
  expect((await rest({ authorization: `Bearer ${KEYS.secretKey}` })).status).toBe(401);
});

test("rejects a service role token signed with a well-known secret", async () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const unsigned = `${encode({ alg: "HS256", typ: "JWT" })}.${encode({ role: "service_role", exp: 4_000_000_000 })}`;
  const signature = createHmac("sha256", "unsafe-secret-change-me").update(unsigned);
  const token = `${unsigned}.${signature.digest("base64url")}`;
  const answer = await rest({ apikey: KEYS.publishableKey, authorization: `Bearer ${token}` });
  expect(answer.status).toBe(401);
});

test("the secret key reads every row, but not from a browser", async () => {
  await local.insert(enquiry()).throwOnError();
  const { data } = await local.staff.from("contact_submissions").select();
  expect(data).toHaveLength(1);
  const browser = { apikey: KEYS.secretKey, "user-agent": "Mozilla/5.0 Chrome/140" };
  expect((await rest(browser)).status).toBe(401);
});
