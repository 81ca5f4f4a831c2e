import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { sharedLocal } from "../test/support.ts";
import { applyMigrations, type Migration, openDatabase, readMigrations } from "./database.ts";
import type { ContactSubmission, Database } from "./database.types.ts";
import { type EnquiryField, FIELD_NAMES } from "./fields.ts";

const local = await sharedLocal();

const { driver } = local.database;
const migrations = await readMigrations();
afterEach(() =>
  driver.exec(
    "delete from supabase_migrations.schema_migrations where version > '2027'; drop table if exists one, two",
  ),
);

const one: Migration = { version: "20270101000000", name: "one", sql: "create table one ();" };
const two: Migration = { version: "20270102000000", name: "two", sql: "create table two ();" };
const apply = (...more: Migration[]) => applyMigrations(local.database, [...migrations, ...more]);

test("applies each migration once, and rolls back a failed one completely", async () => {
  const broken = { ...two, sql: "create table two (); select nonsense;" };
  await expect(apply(one, broken)).rejects.toThrow(/20270102000000_two failed: .*nonsense/);
  for (const _ of [1, 2]) await apply(one, two);
  expect(await local.rows("select from one, two")).toEqual([]);
});

test("accepts migrations whose comments were reworded", async () => {
  await apply({ ...one, sql: `-- First\n${one.sql} -- First` });
  await apply({ ...one, sql: `-- Second,\n-- longer\n${one.sql}` });
});

test.each([
  ["changed", [{ ...one, sql: "create table one (id int);" }, two]],
  ["removed", [two]],
  ["older than the newest applied", [{ ...one, version: "20261231000000" }, one, two]],
])("rejects the migrations if one is %s", async (_, changed) => {
  await apply(one, two);
  await expect(apply(...changed)).rejects.toThrow("-- reset");
});

test("goes on with a database of the migrations that were squashed, and only if it has all of them", async () => {
  const squashed = migrations.map((migration, index) =>
    index === 0 ? { ...migration, sql: "select 1" } : migration,
  );
  await applyMigrations(local.database, squashed);
  await driver.exec(
    "begin; delete from supabase_migrations.schema_migrations where version >= '20261129100000'",
  );
  await expect(applyMigrations(local.database, squashed)).rejects.toThrow("CHANGELOG.md");
  await driver.exec("rollback");
});

test("names the way back where a newer version made the database", async () => {
  await apply(one, two);
  await expect(apply(one)).rejects.toThrow(
    /newer version .* 20270102000000.* rename that folder back/,
  );
});

test("names the folder of a damaged database, and the way out", async () => {
  const dir = mkdtempSync(join(tmpdir(), "damaged-"));
  writeFileSync(join(dir, "PG_VERSION"), "junk");
  const message = new RegExp(`${dir} cannot be opened .*-- reset`);
  await expect(openDatabase(dir)).rejects.toThrow(message);
  rmSync(dir, { recursive: true });
});

test("grants anonymous visitors only insert and select, and authenticated users nothing", async () => {
  const rows = await local.rows(`
      select role, string_agg(privilege, ' ' order by privilege) as granted
      from unnest(array['anon', 'authenticated', 'service_role']) as role,
        unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'TRIGGER']) as privilege
      where has_table_privilege(role, 'public.contact_submissions', privilege)
      group by role order by role`);
  expect(rows).toEqual([
    { role: "anon", granted: "INSERT SELECT" },
    { role: "service_role", granted: expect.stringContaining("DELETE INSERT SELECT") },
  ]);
});

const namesIn = async (sql: string) =>
  (await local.rows<{ name: string }>(sql)).map(({ name }) => name);

test("the types match the columns of the migrations", async () => {
  type ServerColumn = Exclude<keyof ContactSubmission, EnquiryField>;
  const server: Record<ServerColumn, true> = {
    id: true,
    reference: true,
    created_at: true,
    page: true,
    idempotency_key: true,
    honeypot: true,
    fill_ms: true,
    inserted_in: true,
  };
  const columns = await namesIn(
    "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
  );
  const known = [...FIELD_NAMES, ...Object.keys(server)];
  expect(columns.toSorted()).toEqual(known.map((name) => `contact_submissions.${name}`).toSorted());
});

test("the types match the functions of the migrations, including their arguments", async () => {
  type Functions = Database["public"]["Functions"];
  const known: { [Name in keyof Functions]: (keyof Functions[Name]["Args"])[] } = {
    claim_enquiry_notices: ["most", "lease_seconds"],
    count_contact: ["page", "kind"],
    delete_contact_submissions_older_than: ["months"],
    settle_enquiry_notice: ["notice", "receivers", "problem"],
    staff_add_enquiry_note: ["actor", "enquiry", "note"],
    staff_assign_enquiry: ["actor", "enquiry", "owner"],
    staff_change_enquiries: ["actor", "search", "state", "owner", "newest", "change"],
    staff_count_contacts: ["first_day", "last_day"],
    staff_count_enquiries: ["actor"],
    staff_erase_enquiries: ["actor", "email"],
    staff_list_enquiries: [
      ...(["actor", "search", "state", "owner", "page_size", "purpose"] as const),
      ...(["last_received_at", "last_id"] as const),
    ],
    staff_read_enquiry: ["actor", "enquiry"],
    staff_set_enquiry_state: ["actor", "enquiry", "state"],
    staff_take_enquiry: ["actor", "enquiry", "seen"],
    staff_watch_enquiry: ["actor", "enquiry"],
  };
  const functions = await namesIn(
    `select concat_ws(' ', proname, nullif(array_to_string(proargnames, ' '), '')) as name from pg_proc
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
  );
  const expected = Object.entries(known).map(([name, args]) => [name, ...args].join(" "));
  expect(functions.toSorted()).toEqual(expected.toSorted());
});
