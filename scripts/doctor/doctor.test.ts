import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { startTestLake, TEST_TOKENS } from "@currawong/lake/testing/lake-fixture";
import { startSupabase } from "@currawong/supabase/start";
import { afterAll, expect, it } from "vitest";
import type { Variables } from "../start/environment.ts";
import { CHECKS, runChecks } from "./checks.ts";

/** Starts a server that answers every request alike, whatever is asked. @returns its address */
function startServer(status: number, body: unknown): string {
  const server = createServer((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  }).listen(0);
  afterAll(() => void server.close());
  return `http://localhost:${(server.address() as AddressInfo).port}`; // A TCP server has a port.
}

const STUDIO_URL = "http://localhost:3333";
const KEYS = {
  publishableKey: `sb_publishable_${"p".repeat(22)}`,
  secretKey: `sb_secret_${"s".repeat(22)}`,
};
const { lake, client, url } = await startTestLake({ corsOrigins: [STUDIO_URL] });
const supabase = await startSupabase({ ...KEYS, port: 0 });
afterAll(() => Promise.all([lake.close(), supabase.close()]));
const create = (_id: string) => client.create({ _id, _type: _id });
await Promise.all([create("siteSettings"), create("navigation")]);

const RIGHT: Variables = {
  SITE_URL: startServer(200, { fresh: true, problems: [] }),
  STUDIO_URL,
  SANITY_API_HOST: url,
  SANITY_PROJECT_ID: lake.projectId,
  SANITY_DATASET: lake.dataset,
  SANITY_API_READ_TOKEN: TEST_TOKENS.read,
  SUPABASE_URL: supabase.url,
  SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
};

/** The lines of what is wrong. */
async function findWrong(changes: Variables): Promise<string[]> {
  const lines: string[] = [];
  await runChecks({ ...RIGHT, ...changes }, (line) => lines.push(line));
  expect(lines).toHaveLength(CHECKS.length);
  expect(lines.join()).not.toMatch(/hunter2|sb_secret_/);
  return lines.filter((line) => line.startsWith("✗"));
}

it("finds nothing wrong with settings that agree with the services", async () => {
  expect(await findWrong({})).toEqual([]);
});

const cases: [check: string, changes: Variables, says: RegExp][] = [
  ["settings", { SITE_URL: "currawong.example" }, /SITE_URL is not valid/],
  ["settings", { SMTP_URL: "user:hunter2@mail.example" }, /SMTP_URL is not valid/],
  ["dataset", { SANITY_DATASET: "missing" }, /no currawong\/missing/],
  ["dataset", { SANITY_API_HOST: startServer(200, { result: { needed: 0 } }) }, /npm run seed/],
  ["read token", { SANITY_API_READ_TOKEN: "unknown-token-0123456789" }, /no token of this/],
  ["read token", { SANITY_API_READ_TOKEN: TEST_TOKENS.write }, /may write/],
  ["read token", { SANITY_API_READ_TOKEN: "" }, /no previews/],
  ["CORS origins", { STUDIO_URL: "https://studio.example" }, /add https:\/\/studio\.example/],
  [
    "CORS origins",
    { SANITY_API_HOST: startServer(200, { result: { withCredentials: true } }) },
    /Any website/,
  ],
  ["public key", { SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of_another" }, /no key of this/],
  ["public key", { SUPABASE_PUBLISHABLE_KEY: KEYS.secretKey }, /anyone reads enquiries/],
  ["public key", { SUPABASE_URL: startServer(404, {}) }, /no table.*db:push/],
  ["public key", { SUPABASE_URL: startServer(540, {}) }, /paused/],
  ["site", { SITE_URL: startServer(404, "nginx") }, /Something else answers/],
  ["site", { SITE_URL: startServer(200, { problems: ["No disk."] }) }, /It reports: No disk/],
  ["site", { SITE_URL: startServer(200, { fresh: false, problems: [] }) }, /Content Lake/],
  ["site", { SITE_URL: "http://127.0.0.1:1" }, /127\.0\.0\.1:1 does not answer/],
];

it.each(cases)("%s: %o is wrong", async (name, changes, says) => {
  const lines = await findWrong(changes);
  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^✗ ${name} .*${says.source}`)));
});
