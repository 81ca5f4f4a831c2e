import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedLocal } from "../test/support.ts";
import type { ContactSubmission, Database } from "./database.types.ts";
import { applyMigrations, type Migration, readMigrations } from "./migrations.ts";
import { SUPABASE_ROLES_SQL } from "./roles.ts";

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterEach(() => rm(dir, { recursive: true }));

describe("readMigrations", () => {
  test("reads this repository's in the order of their versions", async () => {
    const versions = (await readMigrations()).map(({ version }) => version);
    expect(versions.length).toBeGreaterThan(0);
    expect(versions).toEqual([...versions].sort());
  });

  test("refuses a name without a version", async () => {
    await writeFile(join(dir, "add_table.sql"), "");
    await expect(readMigrations(dir)).rejects.toThrow(/Name the migration add_table\.sql like/);
  });

  test("refuses two of one version", async () => {
    await writeFile(join(dir, "20270101000000_a.sql"), "");
    await writeFile(join(dir, "20270101000000_b.sql"), "");
    await expect(readMigrations(dir)).rejects.toThrow(/20270101000000/);
  });
});

describe("applyMigrations", () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    connection = await createPgliteConnection({});
  });
  afterAll(() => connection.close());
  beforeEach(() =>
    connection.driver.exec(
      "drop schema if exists supabase_migrations cascade; drop table if exists one, two",
    ),
  );

  const one: Migration = { version: "20270101000000", name: "one", sql: "create table one ();" };
  const two: Migration = { version: "20270102000000", name: "two", sql: "create table two ();" };

  test("applies each once", async () => {
    expect(await applyMigrations(connection, [one])).toEqual([one.version]);
    expect(await applyMigrations(connection, [one, two])).toEqual([two.version]);
    expect(await applyMigrations(connection, [one, two])).toEqual([]);
  });

  test("a failed one leaves nothing of itself behind", async () => {
    const broken = { ...two, sql: "create table two (); select nonsense;" };
    await expect(applyMigrations(connection, [one, broken])).rejects.toThrow(
      /20270102000000_two failed: .*nonsense/,
    );
    expect(await applyMigrations(connection, [one, two])).toEqual([two.version]);
  });

  test("refuses one changed after it was applied", async () => {
    await applyMigrations(connection, [one]);
    const changed = { ...one, sql: "create table one (id int);" };
    await expect(applyMigrations(connection, [changed])).rejects.toThrow(/was changed after/);
  });

  test("refuses one older than the newest applied", async () => {
    await applyMigrations(connection, [two]);
    await expect(applyMigrations(connection, [one, two])).rejects.toThrow(/older than 20270102/);
  });

  // Not on the shared Supabase: Lite grants its roles everything when it starts.
  test("this repository's leave visitors insert and select, and strangers nothing", async () => {
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
});

describe("the types of the database", () => {
  const namesIn = async (sql: string) => {
    const { driver } = (await sharedLocal()).database;
    return (await driver.query<{ name: string }>(sql)).rows.map(({ name }) => name);
  };

  test("have the columns of the migrations", async () => {
    const row: ContactSubmission = {
      id: "",
      reference: "",
      created_at: "",
      name: "",
      email: "",
      phone: null,
      company: null,
      message: "",
      service: "",
      page: "",
      idempotency_key: "",
      honeypot: null,
      fill_ms: null,
      inserted_in: "",
    };
    const columns = await namesIn(
      "select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'",
    );
    const known = Object.keys(row).map((column) => `contact_submissions.${column}`);
    expect(columns.toSorted()).toEqual(known.toSorted());
  });

  test("have the functions of the migrations, with their arguments", async () => {
    type Functions = Database["public"]["Functions"];
    const known: { [Name in keyof Functions]: (keyof Functions[Name]["Args"])[] } = {
      claim_enquiry_notices: ["most", "lease_seconds"],
      count_contact: ["page", "kind"],
      delete_contact_submissions_older_than: ["months"],
      settle_enquiry_notice: ["notice", "receivers", "problem"],
      staff_add_enquiry_note: ["actor", "enquiry", "note"],
      staff_count_contacts: ["first_day", "last_day"],
      staff_count_enquiries: [],
      staff_erase_enquiries: ["actor", "email"],
      staff_list_enquiries: [
        ...(["actor", "search", "state", "page_size", "purpose"] as const),
        ...(["last_received_at", "last_id"] as const),
      ],
      staff_read_enquiry: ["actor", "enquiry"],
      staff_set_enquiry_state: ["actor", "enquiry", "state"],
    };
    const functions = await namesIn(
      `select concat_ws(' ', proname, nullif(array_to_string(proargnames, ' '), '')) as name from pg_proc
       where pronamespace = 'public'::regnamespace and prorettype <> 'trigger'::regtype`,
    );
    const expected = Object.entries(known).map(([name, args]) => [name, ...args].join(" "));
    expect(functions.toSorted()).toEqual(expected.toSorted());
  });
});
