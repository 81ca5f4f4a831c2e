import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Postgres, postgresBinaries, startPostgres } from "../test/postgres.ts";
import { readMigrations } from "./migrations.ts";
import { SUPABASE_ROLES_SQL } from "./roles.ts";

// The same SQL on a real PostgreSQL server, with connections that truly run at once. Left out by
// vitest.config.ts where the machine has none.

let postgres: Postgres;
beforeAll(async () => {
  const bin = postgresBinaries();
  if (!bin) throw new Error("PostgreSQL is not installed.");
  postgres = await startPostgres(bin);
  // As a hosted project is set up: tables and functions are open to all roles unless taken back.
  await postgres.query(SUPABASE_ROLES_SQL);
  await postgres.query(`
    alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
    alter default privileges in schema public grant all on functions to anon, authenticated, service_role`);
  for (const { sql } of await readMigrations()) await postgres.query(sql);
});
afterAll(() => postgres.stop());
beforeEach(() => postgres.query("delete from public.contact_submissions"));

const insert = (key = randomUUID(), email = `${key}@visitor.example`) =>
  postgres.query(
    `insert into public.contact_submissions (name, email, message, page, idempotency_key)
     values ('Test Visitor', '${email}', 'Hello', '/', '${key}') returning reference`,
    "anon",
  );

const count = () => postgres.query("select count(*) from public.contact_submissions");

test("it is version 15 or later", async () => {
  expect(Number(await postgres.query("show server_version_num"))).toBeGreaterThanOrEqual(150_000);
});

test("a visitor gets the inserted row back and never sees it again", async () => {
  expect(await insert()).toMatch(/^ENQ-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await postgres.query("select * from public.contact_submissions", "anon")).toBe("");
});

describe("refused by privilege", () => {
  test.each(["anon", "authenticated"] as const)("to %s", async (role) => {
    await insert();
    for (const sql of [
      "update public.contact_submissions set name = 'changed'",
      "delete from public.contact_submissions",
      "truncate public.contact_submissions",
      "insert into public.contact_submissions (name) values ('x') on conflict (id) do update set name = 'changed'",
      "select * from private.enquiry_rate_limits",
      "select private.new_enquiry_reference()",
      "select public.delete_contact_submissions_older_than(1)",
    ]) {
      await expect(postgres.query(sql, role), sql).rejects.toThrow("permission denied");
    }
    expect(await count()).toBe("1");
  });

  test("to a signed-in stranger, reading and writing as well", async () => {
    for (const sql of [
      "select * from public.contact_submissions",
      "insert into public.contact_submissions (name) values ('x')",
    ]) {
      await expect(postgres.query(sql, "authenticated")).rejects.toThrow("permission denied");
    }
  });
});

test("the service role reads and deletes", async () => {
  await insert();
  await postgres.query(
    "update public.contact_submissions set created_at = now() - interval '2 years 1 day'",
    "service_role",
  );
  const deleted = "select public.delete_contact_submissions_older_than()";
  expect(await postgres.query(deleted, "service_role")).toBe("1");
});

test("20 connections with one key at once make one row", async () => {
  const key = randomUUID();
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => insert(key)));
  const refused = results.filter((result) => result.status === "rejected");
  expect(refused).toHaveLength(19);
  for (const { reason } of refused) expect(String(reason)).toContain("enquiry_already_received");
  expect(await count()).toBe("1");
});

test("20 connections from one address at once stop at its limit exactly", async () => {
  const limit = await postgres.query(
    "select min(max_enquiries) from private.enquiry_rate_limits where scope = 'email'",
  );
  await Promise.allSettled(
    Array.from({ length: 20 }, () => insert(randomUUID(), "often@visitor.example")),
  );
  expect(await count()).toBe(limit);
});
