import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { afterAll, beforeEach, expect, test } from "vitest";
import { sharedLocal } from "../test/support.ts";
import {
  applyMigrations,
  type Migration,
  openDatabase,
  readMigrations,
  SUPABASE_ROLES_SQL,
} from "./database.ts";
import type { ContactSubmission, Database } from "./database.types.ts";
import { STORED_FIELDS, type StoredField } from "./fields.ts";

const local = await sharedLocal();

const connection = await createPgliteConnection({});
afterAll(() => connection.close());
beforeEach(() =>
  connection.driver.exec(
    "drop schema if exists supabase_migrations cascade; drop table if exists one, two",
  ),
);

const one: Migration = { version: "20270101000000", name: "one", sql: "create table one ();" };
const two: Migration = { version: "20270102000000", name: "two", sql: "create table two ();" };

test("applies each migration once, and rolls back a failed one completely", async () => {
  const broken = { ...two, sql: "create table two (); select nonsense;" };
  await expect(applyMigrations(connection, [one, broken])).rejects.toThrow(
    /20270102000000_two failed: .*nonsense/,
  );
  for (const _ of [1, 2]) await applyMigrations(connection, [one, two]);
  expect((await connection.driver.query("select from one, two")).rows).toEqual([]);
});

test("accepts migrations whose comments were reworded", async () => {
  const commented = (comment: string) => ({
    ...two,
    sql: `-- ${comment}\n${two.sql} -- ${comment}`,
  });
  await applyMigrations(connection, [one, commented("First")]);
  await applyMigrations(connection, [one, commented("Second,\n-- longer")]);
});

test.each([
  ["changed", [{ ...one, sql: "create table one (id int);" }, two]],
  ["removed", [two]],
  ["older than the newest applied", [{ ...one, version: "20260101000000" }, one, two]],
])("rejects the migrations if one is %s", async (_, migrations) => {
  await applyMigrations(connection, [one, two]);
  await expect(applyMigrations(connection, migrations)).rejects.toThrow("-- reset");
});

test("goes on with a database of the migrations that were squashed, and only if it has all of them", async () => {
  const last = { version: "20261129100000", name: "last", sql: "create table two ();" };
  const first = { ...one, version: "20261120090000" };
  const squashed = [
    { ...first, sql: "create table one (); create table two ();" },
    { ...last, sql: "select 'two'::regclass;" },
  ];
  await applyMigrations(connection, [first]);
  await expect(applyMigrations(connection, squashed)).rejects.toThrow("CHANGELOG.md");
  await applyMigrations(connection, [first, last]);
  const three = { version: two.version, name: "three", sql: "drop table one, two" };
  await applyMigrations(connection, [...squashed, three]);
});

test("names the way back where a newer version made the database", async () => {
  await applyMigrations(connection, [one, two]);
  await expect(applyMigrations(connection, [one])).rejects.toThrow(
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

// Not on the shared Supabase, because Lite grants its roles everything on start.
test("grants anonymous visitors only insert and select, and authenticated users nothing", async () => {
  await connection.driver.exec(SUPABASE_ROLES_SQL);
  await applyMigrations(connection, await readMigrations());
  const { rows } = await connection.driver.query(`
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
  type ServerColumn = Exclude<keyof ContactSubmission, StoredField>;
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
  const known = [...STORED_FIELDS, ...Object.keys(server)];
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
