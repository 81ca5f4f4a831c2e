import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startTestLake, TEST_TOKENS } from "@currawong/lake/testing/lake-fixture";
import { startSupabase } from "@currawong/supabase/start";
import { afterAll } from "vitest";
import { readWebhook } from "../../../web/src/content/revalidation/webhook.ts";
import { createMailbox } from "../../mailbox/server.ts";
import { runChecks, type Settings } from "../check.ts";
import { CHECKS } from "../checks.ts";
import type { Overrides } from "./overlay.ts";

const WEBHOOK_SECRET = "a-webhook-secret-of-the-test";
export const KEYS = {
  publishableKey: `sb_publishable_${"p".repeat(22)}`,
  secretKey: `sb_secret_${"s".repeat(22)}`,
};

/** A site as `npm run doctor` sees one that runs with these settings. */
function createSite(origin: () => string, studio: () => string) {
  return createServer(async (request, response) => {
    const json = (body: unknown) => response.end(JSON.stringify(body));
    if (request.url === "/api/health") return json({ fresh: true, problems: [] });
    if (request.url === "/robots.txt") return response.end(`Sitemap: ${origin()}/sitemap.xml`);
    if (request.method === "OPTIONS") {
      return response.writeHead(204, { "access-control-allow-origin": studio() }).end();
    }
    if (request.url !== "/api/revalidate") return response.writeHead(404).end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const init = {
      method: "POST",
      body: Buffer.concat(chunks),
      headers: request.headers as HeadersInit,
    };
    const read = await readWebhook(new Request(`${origin()}/api/revalidate`, init), WEBHOOK_SECRET);
    return response.writeHead(read instanceof Response ? read.status : 200).end();
  });
}

export const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port;

export let all: Settings;
export let lake: Awaited<ReturnType<typeof startTestLake>>;

/** Starts a stand-in of every service for the tests of a file: a lake, a Supabase, a mailbox, a site, a Studio. */
export async function startStandIns(): Promise<void> {
  let site = "";
  const studio = createServer((_, response) => {
    response.setHeader("content-type", "text/html").end("<!doctype html>");
  }).listen(0);
  const studioUrl = `http://localhost:${portOf(studio)}`;
  const server = createSite(
    () => site,
    () => studioUrl,
  ).listen(0);
  site = `http://localhost:${portOf(server)}`;
  const hook = { url: `${site}/api/revalidate`, secret: WEBHOOK_SECRET };
  lake = await startTestLake({ corsOrigins: [studioUrl], webhook: hook });
  await lake.client.mutate([
    { create: { _id: "siteSettings", _type: "siteSettings" } },
    { create: { _id: "navigation", _type: "navigation" } },
  ]);
  const supabase = await startSupabase({ ...KEYS, port: 0 });
  const mailbox = createMailbox();
  await new Promise<void>((resolve) => mailbox.smtp.listen(0, "127.0.0.1", resolve));
  afterAll(async () => {
    studio.close();
    server.close();
    mailbox.smtp.close(() => {});
    await Promise.all([lake.lake.close(), supabase.close()]);
  });
  all = {
    SITE_URL: site,
    STUDIO_URL: studioUrl,
    SANITY_API_HOST: lake.url,
    SANITY_PROJECT_ID: "currawong",
    SANITY_DATASET: "production",
    SANITY_API_READ_TOKEN: TEST_TOKENS.read,
    SANITY_API_WRITE_TOKEN: TEST_TOKENS.write,
    SANITY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    CRON_SECRET: WEBHOOK_SECRET,
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
    SUPABASE_SECRET_KEY: KEYS.secretKey,
    SMTP_URL: `smtp://127.0.0.1:${portOf(mailbox.smtp.server)}`,
    ENQUIRY_MAIL_FROM: "site@currawong.example",
    ENQUIRY_MAIL_TO: "hello@currawong.example",
    ENQUIRY_WEBHOOK_URL: studioUrl,
    ENQUIRY_WEBHOOK_SECRET: `whsec_${"x".repeat(32)}`,
  };
}

/** Runs checks on the right settings with changes. */
export async function run(changes: Settings, checks = CHECKS, apply = false) {
  const lines: string[] = [];
  const count = await runChecks(
    checks,
    { ...all, ...changes },
    { apply, print: (line) => lines.push(line) },
  );
  return { lines, count };
}

/** The line of one check, run alone. */
export async function lineOf(name: string, changes: Settings, apply = false): Promise<string> {
  const checks = CHECKS.filter((check) => check.name === name);
  const { lines } = await run(changes, checks, apply);
  return lines.join("\n");
}

export const result = (value: unknown) => ({ body: { result: value } });
export const seen =
  (anonymous: number) => (request: { headers: { authorization?: string | undefined } }) =>
    result({ documents: request.headers.authorization ? 9 : anonymous, pages: 0 });
const hook = (changes: Record<string, unknown>, rule: Record<string, unknown> = {}) => {
  const { SITE_URL, SANITY_DATASET } = all;
  const on = ["create", "update", "delete"];
  const usual = { filter: "", projection: "{_id,_type}", on };
  return {
    id: "h",
    url: `${SITE_URL}/api/revalidate`,
    dataset: SANITY_DATASET,
    rule: { ...usual, ...rule },
    ...changes,
  };
};
export const hooks = (...given: Parameters<typeof hook>): Overrides => ({
  "GET /v2025-08-14/hooks": () => ({ body: [hook(...given)] }),
});
export const state = (changes: Record<string, unknown>): Overrides => ({
  "POST /rest/v1/rpc/deployment_state": { body: { migrations: [], deletes_old: null, ...changes } },
});
