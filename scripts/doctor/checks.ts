import { readEnvironment } from "@currawong/web/src/runtime/environment.ts";
import type { Variables } from "../start/environment.ts";
import { ask, askDatabase, askLake, field } from "./ask.ts";

/** What is right, as a sentence. What is wrong is thrown, as an error that says what to do. */
type Check = { name: string; run: (settings: Variables) => Promise<string> };

const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

const settings: Check = {
  name: "settings",
  run: async (env) => {
    readEnvironment(env);
    if (env.SANITY_API_HOST === undefined) {
      throw new Error("Write “SANITY_API_HOST=”, or commands use the local Content Lake.");
    }
    return "Each required one is set, and valid.";
  },
};

const COUNTS = `{
  "all": count(*[!(_id in path("_.**"))]),
  "needed": count(*[_type in ["siteSettings", "navigation"]])
}`;

const dataset: Check = {
  name: "dataset",
  run: async (env) => {
    const name = `${env.SANITY_PROJECT_ID}/${env.SANITY_DATASET}`;
    const path = `/data/query/${env.SANITY_DATASET}?query=${encodeURIComponent(COUNTS)}`;
    const { status, body } = await askLake(env, path);
    const result = field(body, "result");
    if (status !== 200)
      throw new Error(`There is no ${name} (HTTP ${status}): create it, as public.`);
    if (Number(field(result, "needed")) < 2) {
      throw new Error(
        `${name} shows visitors no site settings or no navigation: make it public, or run “npm run seed”.`,
      );
    }
    return `${name} is public, and has ${field(result, "all")} documents.`;
  },
};

const token: Check = {
  name: "read token",
  run: async (env) => {
    const name = "SANITY_API_READ_TOKEN";
    const advice = "make one with the role Viewer (sanity.io/manage → API → Tokens).";
    const value = env[name];
    if (!value) throw new Error(`Editors see no previews without ${name}: ${advice}`);
    const { status, body } = await askLake(env, "/users/me", bearer(value));
    if (status !== 200 || !field(body, "id")) {
      throw new Error(`${name} is no token of this project: ${advice}`);
    }
    // As a draft: some roles may write nothing else.
    const create = { _id: "drafts.settings-check", _type: "settingsCheck" };
    const attempt = await askLake(env, `/data/mutate/${env.SANITY_DATASET}?dryRun=true`, {
      method: "POST",
      headers: { ...bearer(value).headers, "content-type": "application/json" },
      body: JSON.stringify({ mutations: [{ create }] }),
    });
    if (attempt.status < 300) throw new Error(`${name} may write: ${advice}`);
    return "It reads, and cannot write.";
  },
};

const cors: Check = {
  name: "CORS origins",
  run: async (env) => {
    const page = "(sanity.io/manage → API → CORS origins)";
    const mayActAsEditor = async (origin: string) => {
      const { body } = await askLake(env, "/check/cors", { headers: { origin } });
      return field(field(body, "result"), "withCredentials") === true;
    };
    const { origin } = new URL(env.STUDIO_URL ?? "");
    if (!(await mayActAsEditor(origin))) {
      throw new Error(`The Studio cannot sign in: add ${origin} with credentials ${page}.`);
    }
    if (await mayActAsEditor("https://settings-check.invalid")) {
      throw new Error(`Any website may act as a signed-in editor: remove the origin “*” ${page}.`);
    }
    return `${origin} may call the project with credentials, others may not.`;
  },
};

const publicKey: Check = {
  name: "public key",
  run: async (env) => {
    const name = "SUPABASE_PUBLISHABLE_KEY";
    const push = "run “npx pnpm --filter @currawong/supabase db:push”.";
    const rows = await askDatabase(env, "/rest/v1/contact_submissions?select=id&limit=1");
    const staff = await askDatabase(env, "/rest/v1/rpc/staff_count_enquiries", { method: "POST" });
    if (rows.status === 404) throw new Error(`There is no table of enquiries: ${push}`);
    if (rows.status === 401 && field(rows.body, "code") === undefined) {
      throw new Error(`${name} is no key of this project (supabase.com → API Keys).`);
    }
    if (rows.status >= 500) throw new Error(`The database answers ${rows.status}: is it paused?`);
    const mayRead = Array.isArray(rows.body) && rows.body.length > 0;
    if (mayRead || staff.status < 300) {
      throw new Error(
        `With ${name} anyone reads enquiries: set the publishable key, not the secret one; if it is, ${push}`,
      );
    }
    return "It reads no enquiry, and may call no function for staff.";
  },
};

const site: Check = {
  name: "site",
  run: async ({ SITE_URL: url = "" }) => {
    const { status, body } = await ask(new URL("/api/health", url).href);
    const problems = field(body, "problems");
    if (!Array.isArray(problems)) {
      throw new Error(
        `Something else answers at ${url} (HTTP ${status}): correct SITE_URL, or the proxy.`,
      );
    }
    if (problems.length > 0) throw new Error(`It reports: ${problems.join(" ")}`);
    if (field(body, "fresh") === false) {
      throw new Error("It cannot reach the Content Lake: its log says why.");
    }
    return "It answers, and its pages are fresh.";
  },
};

/** Every check, in the order in which things are set up. */
export const CHECKS: readonly Check[] = [settings, dataset, token, cors, publicKey, site];

/** Runs all checks and prints a line for each. @returns how many are wrong */
export async function runChecks(env: Variables, print: (line: string) => void): Promise<number> {
  let wrong = 0;
  for (const { name, run } of CHECKS) {
    const line = await run(env).then(
      (text) => `✓ ${name.padEnd(12)} ${text}`,
      ({ message }: Error) => {
        wrong += 1;
        return `✗ ${name.padEnd(12)} ${message.replaceAll(/\s*\n\s*/g, " ")}`;
      },
    );
    print(line);
  }
  return wrong;
}
