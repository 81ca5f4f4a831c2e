import { TEST_TOKENS } from "@currawong/lake/testing/lake-fixture";
import { expect, it } from "vitest";
import type { Settings } from "./check.ts";
import { CHECKS } from "./checks.ts";
import { type Overrides, overlay } from "./testing/overlay.ts";
import {
  all,
  hooks,
  KEYS,
  lineOf,
  result,
  seen,
  startStandIns,
  state,
} from "./testing/stand-ins.ts";

await startStandIns();

/** Settings that are wrong by themselves, by the check that says so, and what it says. */
const WRONG_SETTINGS: [check: string, changes: Settings, says: RegExp][] = [
  [
    "settings",
    { SITE_URL: "", SUPABASE_URL: "x" },
    /SITE_URL is not set.*SUPABASE_URL is not valid/,
  ],
  ["dataset", { SANITY_DATASET: "missing" }, /no dataset missing/],
  ["read token", { SANITY_API_READ_TOKEN: "unknown-token-0123456789" }, /no token of this project/],
  ["read token", { SANITY_API_READ_TOKEN: TEST_TOKENS.write }, /is the write token/],
  [
    "read token",
    { SANITY_API_READ_TOKEN: TEST_TOKENS.write, SANITY_API_WRITE_TOKEN: "" },
    /more than read \(administrator\)/,
  ],
  ["write token", { SANITY_API_WRITE_TOKEN: TEST_TOKENS.read }, /\(viewer\) cannot write/],
  [
    "write token",
    { SANITY_API_WRITE_TOKEN: "unknown-token-0123456789" },
    /no token of this project/,
  ],
  ["CORS origins", { STUDIO_URL: "https://studio.example" }, /not at all/],
  ["webhook", { SITE_URL: "https://other.example" }, /none to https:\/\/other/],
  ["public key", { SUPABASE_PUBLISHABLE_KEY: KEYS.secretKey }, /is a secret key/],
  [
    "public key",
    { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_another_one" },
    /no key of this project/,
  ],
  ["secret key", { SUPABASE_SECRET_KEY: KEYS.publishableKey }, /is not a secret key/],
  ["secret key", { SUPABASE_SECRET_KEY: `sb_secret_${"o".repeat(22)}` }, /is not accepted/],
  ["mail", { SMTP_URL: "smtp://127.0.0.1:1" }, /ECONNREFUSED/],
  [
    "notice webhook",
    { ENQUIRY_WEBHOOK_URL: "http://127.0.0.1:1/x" },
    /127\.0\.0\.1:1 does not answer/,
  ],
  ["addresses", { SITE_URL: "http://currawong.example" }, /SITE_URL must begin with https/],
  ["addresses", { SUPABASE_URL: "https://x.supabase.co/rest/v1" }, /must end after its host/],
  ["addresses", { STUDIO_URL: "https://a.example", SITE_URL: "https://a.example" }, /must differ/],
  ["addresses", { CRON_SECRET: "another" }, /CRON_SECRET must be/],
  ["addresses", { SANITY_API_HOST: undefined }, /write “SANITY_API_HOST=”/],
  ["site's secret", { SANITY_WEBHOOK_SECRET: "another-webhook-secret" }, /HTTP 401/],
];

it.each(WRONG_SETTINGS)("%s: %o is wrong", async (name, changes, says) => {
  const line = await lineOf(name, changes);
  expect(line).toMatch(new RegExp(`^✗ ${name}`));
  expect(line).toMatch(says);
});

const query = (answer: Overrides[string]): Overrides => ({ "GET /v2026-03-01/data/query": answer });
const origins = (allowed: object): Overrides => ({
  "GET /v2026-03-01/check/cors": result(allowed),
});
const enquiries = (answer: Overrides[string]): Overrides => ({
  "GET /rest/v1/contact_submissions": answer,
});
const call = (name: string, answer: Overrides[string]): Overrides => ({
  [`POST /rest/v1/rpc/${name}`]: answer,
});

/** Services that are wrong, by the setting that leads to them. */
const WRONG_SERVICES: Record<string, [check: string, overrides: Overrides, says: RegExp][]> = {
  SANITY_API_HOST: [
    ["dataset", query(seen(0)), /is private/],
    ["dataset", query(result({ documents: 0, pages: 0 })), /npm run seed/],
    ["dataset", query(seen(9)), /no site settings/],
    ["read token", { "POST /v2026-03-01/data/mutate": { body: {} } }, /more than read \(viewer\)/],
    ["CORS origins", origins({ allowed: true, withCredentials: false }), /without credentials/],
    ["CORS origins", origins({ allowed: true, withCredentials: true }), /Any website/],
    ["webhook", hooks({ dataset: "staging" }), /set its dataset/],
    ["webhook", hooks({}, { filter: '_type == "article"' }), /empty its filter/],
    ["webhook", hooks({}, { projection: "" }), /set its projection/],
    ["webhook", hooks({}, { on: ["create", "update"] }), /create, update and delete/],
    ["webhook", hooks({ includeDrafts: true }), /switch drafts off/],
    ["webhook", hooks({ isDisabledByUser: true }), /enable it/],
    ["webhook", hooks({ secret: null }), /give it the secret/],
    ["webhook", hooks({ secret: "another" }), /not another one/],
  ],
  SUPABASE_URL: [
    ["public key", enquiries({ body: [{ id: 1 }] }), /anyone reads enquiries/],
    ["public key", enquiries({ status: 404, body: {} }), /no table of enquiries.*db:push/],
    ["public key", enquiries({ status: 540, body: {} }), /paused/],
    ["public key", call("staff_count_enquiries", { body: {} }), /functions for staff/],
    ["migrations", call("deployment_state", { status: 404, body: {} }), /newest are.*db:push/],
    ["migrations", state({ migrations: ["20261120090000"] }), /20261120090100.*missing.*db:push/],
    ["public access", state({ open_tables: ["notes"], open_functions: ["f"] }), /notes, f/],
    ["retention", state({ deletes_old: false }), /never deleted/],
    ["sign-ups", { "GET /auth/v1/settings": { body: { disable_signup: false } } }, /sign-ups off/],
  ],
  ENQUIRY_WEBHOOK_URL: [["notice webhook", { "HEAD /": { status: 502, body: "" } }, /502/]],
  SITE_URL: [
    ["site", { "GET /api/health": { body: "<h1>Welcome to nginx" } }, /Something else answers/],
    ["site", {}, /built for http:\/\/localhost/],
    ["Studio", { OPTIONS: { status: 204, body: "" } }, /does not let/],
  ],
  STUDIO_URL: [["Studio", { "GET /": { status: 404, body: "" } }, /No Studio answers/]],
};
const FAULTS = Object.entries(WRONG_SERVICES).flatMap(([setting, faults]) =>
  faults.map(([check, overrides, says]) => ({ setting, check, overrides, says })),
);

it.each(FAULTS)(
  "$check: a wrong service at $setting is found ($says)",
  async ({ setting, check, overrides, says }) => {
    const line = await lineOf(check, { [setting]: await overlay(all[setting] ?? "", overrides) });
    expect(line).toMatch(new RegExp(`^✗ ${check}`));
    expect(line).toMatch(says);
  },
);

it("has a case in which each check fails", () => {
  const tried = [...WRONG_SETTINGS.map(([name]) => name), ...FAULTS.map(({ check }) => check)];
  // Of the clock, in doctor.test.ts.
  expect(new Set([...tried, "clock"])).toEqual(new Set(CHECKS.map(({ name }) => name)));
});
