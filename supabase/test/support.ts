import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { beforeEach } from "vitest";
import type { ContactSubmissionInsert, Database } from "../src/database.types.ts";
import { type Supabase, startSupabase } from "../src/start.ts";

export const KEYS = {
  publishableKey: `sb_publishable_${"p".repeat(22)}`,
  secretKey: `sb_secret_${"s".repeat(22)}`,
};

/** A supabase-js client as on a server or in a browser; `headers` are those a proxy would add. */
export function client(url: string, key: string, headers = {}): SupabaseClient<Database> {
  return createClient<Database>(url, key, { auth: { persistSession: false }, global: { headers } });
}

/** One per worker, which runs every file: starting PGlite takes longer than the tests of a file. */
const worker: { local?: ReturnType<typeof startLocal> } = {};

/** The in-memory Supabase that all tests share; a file that calls this gets it empty for each test. */
export async function sharedLocal() {
  worker.local ??= startLocal();
  const local = await worker.local;
  beforeEach(() => clear(local));
  return local;
}

/** A local Supabase on a free port: in memory, or in `dataDir`. */
export async function startLocal(dataDir?: string) {
  const supabase = await startSupabase({
    ...KEYS,
    port: 0,
    corsOrigins: ["http://localhost:3000"],
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  const visitor = client(supabase.url, KEYS.publishableKey);
  return {
    ...supabase,
    visitor,
    staff: client(supabase.url, KEYS.secretKey),
    /** Sends enquiries as a visitor does. */
    insert: (sent: ContactSubmissionInsert | ContactSubmissionInsert[]) =>
      visitor.from("contact_submissions").insert(sent),
    rows: async <Row>(sql: string, values: unknown[] = []) =>
      (await supabase.database.driver.query<Row>(sql, values)).rows,
  };
}

/** An enquiry that the database accepts, from a unique email address. */
export function enquiry(change: Partial<ContactSubmissionInsert> = {}): ContactSubmissionInsert {
  const idempotencyKey = randomUUID();
  return {
    name: "Test Visitor",
    email: `${idempotencyKey}@visitor.example`,
    message: "How long does a chatbot take?",
    service: "Instagram Chatbot",
    page: "/instagram-chatbot",
    idempotency_key: idempotencyKey,
    fill_ms: 8_000,
    ...change,
  };
}

/** Empties the tables that enquiries and staff write to, so that rate limits start from zero. */
export async function clear({ database }: Supabase): Promise<void> {
  await database.driver.exec(`
    delete from public.contact_submissions;
    delete from private.enquiry_networks;
    delete from private.enquiry_audit;
    delete from private.contact_counts;
  `);
}
