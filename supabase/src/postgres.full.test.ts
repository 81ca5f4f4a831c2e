import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { hasCron, type Postgres, postgresBinaries, startPostgres } from "../test/postgres.ts";
import { readMigrations } from "./database.ts";

const PACKAGE = join(import.meta.dirname, "..");

// Runs the same SQL on a real PostgreSQL server with concurrent connections; skipped without a server.

const bin = postgresBinaries();
if (!bin) console.warn("No PostgreSQL server on this machine: its tests are left out.");

describe.skipIf(!bin)("on PostgreSQL", () => {
  let postgres: Postgres;

  /** Runs `db:push` as in the README, but with a server's address in place of the linked project. */
  async function push(url = postgres.url): Promise<string> {
    const { scripts } = JSON.parse(readFileSync(join(PACKAGE, "package.json"), "utf8"));
    const [, ...args] = scripts["db:push"].split(" ");
    const [file = ""] = globSync("node_modules/supabase/dist/supabase.js", { cwd: PACKAGE });
    const argv = args.map((arg: string) => (arg === "--remote" ? `--remote=${url}` : arg));
    const env = { ...process.env, SUPABASE_TELEMETRY_DISABLED: "1", HOME: tmpdir() };
    const command = [join(PACKAGE, file), ...argv];
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, {
      cwd: PACKAGE,
      env,
    });
    return stdout + stderr;
  }
  beforeAll(async () => {
    postgres = await startPostgres(bin ?? "");
    await push();
  }, 120_000);
  afterAll(() => postgres.stop());
  beforeEach(() => postgres.query("delete from public.contact_submissions"));

  const insert = (key = randomUUID(), email = `${key}@visitor.example`) =>
    postgres.query(
      `insert into public.contact_submissions (name, email, message, page, idempotency_key)
     values ('Test Visitor', '${email}', 'Hello', '/', '${key}') returning reference`,
      "anon",
    );

  const count = () => postgres.query("select count(*) from public.contact_submissions");

  test("the CLI applies every migration as an owner that is not a superuser", async () => {
    const versions = (await readMigrations()).map(({ version }) => version);
    const applied = "select version from supabase_migrations.schema_migrations order by version";
    expect((await postgres.query(applied)).split("\n")).toEqual(versions);
    expect(await postgres.query("select rolsuper from pg_roles where rolname = current_user")).toBe(
      "f",
    );
    expect(await push()).toContain("up to date");
  });

  // pg_cron is a separate package.
  if (hasCron(bin ?? "")) {
    test("schedules retention every night", async () => {
      const job = "select schedule || ' ' || command from cron.job";
      expect(await postgres.query(job)).toMatch(/^17 3 \* \* \* select public\.delete_contact/);
    });
  }

  test("20 concurrent connections with one key create one row", async () => {
    const key = randomUUID();
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => insert(key)));
    const refused = results.filter((result) => result.status === "rejected");
    expect(refused).toHaveLength(19);
    for (const { reason } of refused) expect(String(reason)).toContain("enquiry_already_received");
    expect(await count()).toBe("1");
  });

  test("10 concurrent workers claim each notice once", async () => {
    await Promise.all(Array.from({ length: 12 }, () => insert()));
    const claims = await Promise.all(
      Array.from({ length: 10 }, () =>
        postgres.query("select public.claim_enquiry_notices(3)", "service_role"),
      ),
    );
    const ids = claims.flatMap((claimed) =>
      (JSON.parse(claimed) as { id: string }[]).map((n) => n.id),
    );
    expect([ids.length, new Set(ids).size]).toEqual([12, 12]);
  });
});
