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

/** Services that are wrong, by the setting that leads to them. */
const WRONG_SERVICES: [check: string, setting: string, overrides: () => Overrides, says: RegExp][] =
  [
    [
      "dataset",
      "SANITY_API_HOST",
      () => ({ "GET /v2026-03-01/data/query": seen(0) }),
      /is private/,
    ],
    [
      "dataset",
      "SANITY_API_HOST",
      () => ({ "GET /v2026-03-01/data/query": result({ documents: 0, pages: 0 }) }),
      /npm run seed/,
    ],
    [
      "dataset",
      "SANITY_API_HOST",
      () => ({ "GET /v2026-03-01/data/query": seen(9) }),
      /no site settings/,
    ],
    [
      "read token",
      "SANITY_API_HOST",
      () => ({ "POST /v2026-03-01/data/mutate": { body: {} } }),
      /more than read \(viewer\)/,
    ],
    [
      "CORS origins",
      "SANITY_API_HOST",
      () => ({ "GET /v2026-03-01/check/cors": result({ allowed: true, withCredentials: false }) }),
      /without credentials/,
    ],
    [
      "CORS origins",
      "SANITY_API_HOST",
      () => ({ "GET /v2026-03-01/check/cors": result({ allowed: true, withCredentials: true }) }),
      /Any website/,
    ],
    ["webhook", "SANITY_API_HOST", () => hooks({ dataset: "staging" }), /set its dataset/],
    [
      "webhook",
      "SANITY_API_HOST",
      () => hooks({}, { filter: '_type == "article"' }),
      /empty its filter/,
    ],
    ["webhook", "SANITY_API_HOST", () => hooks({}, { projection: "" }), /set its projection/],
    [
      "webhook",
      "SANITY_API_HOST",
      () => hooks({}, { on: ["create", "update"] }),
      /create, update and delete/,
    ],
    ["webhook", "SANITY_API_HOST", () => hooks({ includeDrafts: true }), /switch drafts off/],
    ["webhook", "SANITY_API_HOST", () => hooks({ isDisabledByUser: true }), /enable it/],
    ["webhook", "SANITY_API_HOST", () => hooks({ secret: null }), /give it the secret/],
    ["webhook", "SANITY_API_HOST", () => hooks({ secret: "another" }), /not another one/],
    [
      "public key",
      "SUPABASE_URL",
      () => ({ "GET /rest/v1/contact_submissions": { body: [{ id: 1 }] } }),
      /anyone reads enquiries/,
    ],
    [
      "public key",
      "SUPABASE_URL",
      () => ({ "GET /rest/v1/contact_submissions": { status: 404, body: {} } }),
      /no table of enquiries.*db:push/,
    ],
    [
      "public key",
      "SUPABASE_URL",
      () => ({ "GET /rest/v1/contact_submissions": { status: 540, body: {} } }),
      /paused/,
    ],
    [
      "public key",
      "SUPABASE_URL",
      () => ({ "POST /rest/v1/rpc/staff_count_enquiries": { body: {} } }),
      /functions for staff/,
    ],
    [
      "migrations",
      "SUPABASE_URL",
      () => ({ "POST /rest/v1/rpc/deployment_state": { status: 404, body: {} } }),
      /newest are missing.*db:push/,
    ],
    [
      "migrations",
      "SUPABASE_URL",
      () => state({ migrations: ["20261120090000"] }),
      /20261120090100.*missing.*db:push/,
    ],
    [
      "public access",
      "SUPABASE_URL",
      () => state({ open_tables: ["notes"], open_functions: ["f"] }),
      /notes, f/,
    ],
    ["retention", "SUPABASE_URL", () => state({ deletes_old: false }), /never deleted/],
    [
      "sign-ups",
      "SUPABASE_URL",
      () => ({ "GET /auth/v1/settings": { body: { disable_signup: false } } }),
      /switch sign-ups off/,
    ],
    [
      "notice webhook",
      "ENQUIRY_WEBHOOK_URL",
      () => ({ "HEAD /": { status: 502, body: "" } }),
      /502/,
    ],
    [
      "site",
      "SITE_URL",
      () => ({ "GET /api/health": { body: "<h1>Welcome to nginx" } }),
      /Something else answers/,
    ],
    ["site", "SITE_URL", () => ({}), /built for http:\/\/localhost/],
    ["Studio", "STUDIO_URL", () => ({ "GET /": { status: 404, body: "" } }), /No Studio answers/],
    ["Studio", "SITE_URL", () => ({ OPTIONS: { status: 204, body: "" } }), /does not let/],
  ];

it.each(WRONG_SERVICES)(
  "%s: a wrong service at %s is found",
  async (name, setting, overrides, says) => {
    const address = await overlay(all[setting] ?? "", overrides());
    const line = await lineOf(name, { [setting]: address });
    expect(line).toMatch(new RegExp(`^✗ ${name}`));
    expect(line).toMatch(says);
  },
);

it("has a case in which each check fails", () => {
  const tried = [...WRONG_SETTINGS, ...WRONG_SERVICES].map(([name]) => name);
  // Of the clock, in doctor.test.ts.
  expect(new Set([...tried, "clock"])).toEqual(new Set(CHECKS.map(({ name }) => name)));
});
