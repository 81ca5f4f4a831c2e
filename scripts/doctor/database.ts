import { isLoopback } from "@currawong/lake/http/hosts";
import { readMigrations } from "@currawong/supabase/database";
import {
  type Answer,
  ask,
  type Check,
  type Finding,
  field,
  right,
  type Settings,
  unknown,
  wrong,
} from "./check.ts";

const KEYS_PAGE = "supabase.com → Project Settings → API Keys";
const PUSH = "npx pnpm --filter @currawong/supabase db:push";

const call = (settings: Settings, path: string, key = "", init: { json?: unknown } = {}) =>
  ask(`${settings.SUPABASE_URL?.replace(/\/+$/, "")}${path}`, {
    ...init,
    headers: {
      apikey: key,
      // A key of the older kind is also a token; the newer ones are not.
      ...(key.startsWith("ey") && { authorization: `Bearer ${key}` }),
    },
  });

/** The role that a key of the older kind, a JWT, says it has. */
function legacyRole(key: string): unknown {
  try {
    return field(JSON.parse(Buffer.from(key.split(".")[1] ?? "", "base64url").toString()), "role");
  } catch {
    return undefined;
  }
}

const isSecretKey = (key: string) =>
  key.startsWith("sb_secret_") || legacyRole(key) === "service_role";

const isRefused = ({ status }: Answer) => status === 401 || status === 403;

const publicKey: Check = {
  name: "public key",
  needs: ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"],
  run: async (settings) => {
    const key = settings.SUPABASE_PUBLISHABLE_KEY ?? "";
    const replace = `take the publishable one (${KEYS_PAGE}).`;
    if (isSecretKey(key)) return wrong(`SUPABASE_PUBLISHABLE_KEY is a secret key: ${replace}`);
    const reading = await call(settings, "/rest/v1/contact_submissions?select=id&limit=1", key);
    if (isRefused(reading) && field(reading.body, "code") === undefined) {
      return wrong(`SUPABASE_PUBLISHABLE_KEY is no key of this project: ${replace}`);
    }
    if (reading.status === 404) return wrong(`There is no table of enquiries: run ${PUSH}`);
    if (reading.status >= 500)
      return wrong(`The database answers ${reading.status}: is the project paused?`);
    if (Array.isArray(reading.body) && reading.body.length > 0) {
      return wrong(
        "With the public key anyone reads enquiries: row-level security is off. Restore it, and tell whoever wrote them.",
      );
    }
    const staff = await call(settings, "/rest/v1/rpc/staff_count_enquiries", key, { json: {} });
    if (staff.status < 300) {
      return wrong(`With the public key anyone may call functions for staff: run ${PUSH}`);
    }
    return right("It reads no enquiry, and may call no function for staff.");
  },
};

/** What `deployment_state` answers: null, and why, without the secret key or before its migration. */
async function readState(settings: Settings): Promise<{ state?: unknown; answer: Answer }> {
  const key = settings.SUPABASE_SECRET_KEY ?? "";
  const answer = await call(settings, "/rest/v1/rpc/deployment_state", key, { json: {} });
  return answer.status < 300 ? { state: answer.body, answer } : { answer };
}

const secretKey: Check = {
  name: "secret key",
  needs: ["SUPABASE_URL"],
  run: async (settings) => {
    const key = settings.SUPABASE_SECRET_KEY;
    if (!key) return unknown("No inbox and no notices: set SUPABASE_SECRET_KEY.");
    const replace = `take the secret one of this project (${KEYS_PAGE}).`;
    if (!isSecretKey(key)) return wrong(`SUPABASE_SECRET_KEY is not a secret key: ${replace}`);
    const answer = await call(settings, "/rest/v1/rpc/staff_count_enquiries", key, { json: {} });
    return isRefused(answer)
      ? wrong(`SUPABASE_SECRET_KEY is not accepted: ${replace}`)
      : right("It is accepted.");
  },
};

const migrations: Check = {
  name: "migrations",
  needs: ["SUPABASE_URL", "SUPABASE_SECRET_KEY"],
  run: async (settings) => {
    const { state, answer } = await readState(settings);
    if (isRefused(answer)) return unknown("Not checked: SUPABASE_SECRET_KEY is not accepted.");
    if (!state) return wrong(`The newest are missing: run ${PUSH}`);
    const listed = field(state, "migrations");
    const applied = new Set(Array.isArray(listed) ? listed.map(String) : []);
    const known = (await readMigrations()).map(({ version }) => version);
    const missing = known.filter((version) => !applied.has(version));
    if (missing.length > 0) return wrong(`${missing.join(", ")} missing: run ${PUSH}`);
    const newest = known.at(-1) ?? "";
    const newer = [...applied].filter((version) => version > newest);
    return newer.length > 0
      ? wrong(
          `The database is of a newer version (${newer.join(", ")}): use that version's package.`,
        )
      : right(`All ${known.length} are applied.`);
  },
};

/** Judges what `deployment_state` answers; what it lacks, `migrations` says. */
const stateCheck = (
  name: string,
  judge: (state: unknown, settings: Settings) => Finding,
): Check => ({
  name,
  needs: ["SUPABASE_URL", "SUPABASE_SECRET_KEY"],
  run: async (settings) => {
    const { state } = await readState(settings);
    return state ? judge(state, settings) : unknown("Not checked: see above.");
  },
});

const access = stateCheck("public access", (state) => {
  const open = ["open_tables", "open_functions"].flatMap((name) => field(state, name) ?? []);
  return open.length === 0
    ? right("Every table has row-level security; the public key may call no function.")
    : wrong(
        `Open to the public key: ${open.join(", ")}. Enable row-level security on tables, and revoke functions from anon.`,
      );
});

const retention = stateCheck("retention", (state, { SUPABASE_URL = "" }) => {
  const deletes = field(state, "deletes_old");
  if (deletes === true) return right("Old enquiries are deleted every night.");
  if (isLoopback(URL.parse(SUPABASE_URL)?.hostname ?? "") && deletes === null)
    return unknown("No pg_cron on this machine.");
  return wrong(
    "Old enquiries are never deleted, though the privacy policy says so: enable pg_cron (Database → Extensions), then select cron.schedule('delete old enquiries', '17 3 * * *', 'select public.delete_contact_submissions_older_than(24)');",
  );
});

const signUps: Check = {
  name: "sign-ups",
  needs: ["SUPABASE_URL", "SUPABASE_PUBLISHABLE_KEY"],
  run: async (settings) => {
    const { status, body } = await call(
      settings,
      "/auth/v1/settings",
      settings.SUPABASE_PUBLISHABLE_KEY,
    );
    if (status === 404) return right("Nobody can sign up: this Supabase has no accounts.");
    if (status !== 200) return unknown(`Not checked: HTTP ${status}.`);
    return field(body, "disable_signup") === true
      ? right("Nobody can sign up.")
      : wrong(
          "Anyone can make an account: switch sign-ups off (Authentication → Sign In / Providers).",
        );
  },
};

/** The Supabase project. */
export const databaseChecks: readonly Check[] = [
  publicKey,
  secretKey,
  migrations,
  access,
  retention,
  signUps,
];
