import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sharedLocal } from "../test/support.ts";
import { databaseTypes, GENERATED_TYPES_FILE } from "./database-types.ts";
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

describe("databaseTypes", () => {
  let connection: PgliteConnection;
  beforeAll(async () => {
    connection = (await sharedLocal()).database;
  });

  test("the generated types are those of the migrations", async () => {
    const types = await databaseTypes(connection);
    expect(await readFile(GENERATED_TYPES_FILE, "utf8"), 'Run "pnpm generate".').toBe(types);
  });

  test.each([
    ["create table one (id int primary key, other int references one)", /foreign key one_other/],
    ["create view seen as select 1 as one", /table seen/],
    ["create type colour as enum ('red')", /type colour/],
    ["create type pair as (a int, b int)", /type pair/],
    ["create domain short as text", /type short/],
    ["create table one (id int generated always as identity)", /column one\.id/],
    ["create function f() returns setof int language sql as 'select 1'", /function f/],
    ["create table one (place point)", /type point has no TypeScript/],
    ["create table one (many integer[])", /type _int4 has no TypeScript/],
  ])("fails loudly at %s", async (sql, message) => {
    await connection.driver.exec(`begin; set local search_path = public; ${sql}`);
    try {
      await expect(databaseTypes(connection)).rejects.toThrow(message);
    } finally {
      await connection.driver.exec("rollback");
    }
  });
});
