import { randomUUID } from "node:crypto";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { ContactSubmissionInsert, Database } from "../src/database.types.ts";
import { type Supabase, startSupabase } from "../src/start.ts";

export const KEYS = {
  publishableKey: `sb_publishable_${"p".repeat(22)}`,
  secretKey: `sb_secret_${"s".repeat(22)}`,
};

/** A supabase-js client as a server or browser has it; `headers` are those of a proxy between. */
export function client(url: string, key: string, headers = {}): SupabaseClient<Database> {
  return createClient<Database>(url, key, { auth: { persistSession: false }, global: { headers } });
}

export type Local = Supabase & {
  visitor: SupabaseClient<Database>;
  staff: SupabaseClient<Database>;
};

/** One for the worker, which runs every file: starting PGlite takes longer than the tests of a file. */
const worker: { local?: Promise<Local> } = {};

/** The local Supabase that all tests share, in memory, without enquiries and what belongs to them. */
export async function sharedLocal(): Promise<Local> {
  worker.local ??= startLocal();
  const local = await worker.local;
  await clear(local);
  return local;
}

/** A local Supabase on a free port: in memory, or in `dataDir`. */
export async function startLocal(dataDir?: string): Promise<Local> {
  const supabase = await startSupabase({
    ...KEYS,
    port: 0,
    corsOrigins: ["http://localhost:3000"],
    ...(dataDir === undefined ? {} : { dataDir }),
  });
  return {
    ...supabase,
    visitor: client(supabase.url, KEYS.publishableKey),
    staff: client(supabase.url, KEYS.secretKey),
  };
}

/** An enquiry that the database accepts, from an address of its own. */
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

/** Empties the tables that enquiries and staff write to, so that rate limits start afresh. */
export async function clear({ database }: Supabase): Promise<void> {
  await database.driver.exec(`
    delete from public.contact_submissions;
    delete from private.enquiry_networks;
    delete from private.enquiry_audit;
  `);
}
