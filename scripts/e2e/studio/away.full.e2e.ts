import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "@currawong/supabase/testing/free-port";
import { expect, test } from "@playwright/test";
import type { SanityClient } from "@sanity/client";
import { clientFromEnvironment } from "../../dataset/client.ts";
import { ROOT, type Variables } from "../../start/environment.ts";
import { type Server, serve, stopAll } from "../../start/processes.ts";
import { fieldAt } from "../support/studio.ts";

const ID = "away";
const SENTENCE =
  "Answers questions on any day, books what is free, and hands over to a person when it should.";
const KEY = { delay: 25 };

/** A separate lake and Studio, so that the test can stop and restart the lake. */
const data = mkdtempSync(join(tmpdir(), "away-"));
let studioUrl: string;
let client: SanityClient;
let startLake: () => Promise<Server>;
let lake: Server;
test.beforeAll(async () => {
  const [LAKE_PORT, STUDIO_PORT] = [String(await freePort()), String(await freePort())];
  const apiHost = `http://localhost:${LAKE_PORT}`;
  studioUrl = `http://localhost:${STUDIO_PORT}`;
  const lakeVariables = { LAKE_PORT, LAKE_DATA_DIR: data, LAKE_CORS_ORIGINS: studioUrl };
  const startServer = (file: string, variables: Variables, ready: string) => {
    const env = { ...(process.env as Variables), ...variables };
    return serve({ name: "away", cwd: ROOT, command: ["node", file], env }, ready, "none");
  };
  startLake = () => startServer("lake/main.ts", lakeVariables, `${apiHost}/v1/ping`);
  lake = await startLake();
  await startServer("studio/serve.ts", { STUDIO_PORT, SANITY_STUDIO_API_HOST: apiHost }, studioUrl);
  client = clientFromEnvironment({ ...process.env, SANITY_API_HOST: apiHost });
  await client.create({ _id: ID, _type: "service", title: "Away", description: "" });
});
test.afterAll(async () => {
  await stopAll();
  rmSync(data, { recursive: true, force: true });
});

test("tells an editor that the Content Lake is unreachable, and keeps all text shown", async ({
  page,
}) => {
  let failedRequests = 0;
  page.on("requestfailed", () => failedRequests++);
  await page.goto(`${studioUrl}/intent/edit/id=${ID};type=service/`);
  const description = (await fieldAt(page, "description")).locator("textarea");
  const notice = page.getByText("Trying to connect…");
  const saved = async () => (await client.getDocument(`drafts.${ID}`))?.description;
  const typing = description.pressSequentially(SENTENCE, KEY);
  await expect.poll(async () => (await saved())?.length ?? 0).toBeGreaterThan(10);
  await lake.stop();
  await expect(notice).toBeVisible();
  await typing;
  const typedText = await description.inputValue();
  // Sanity's own client gives up after six attempts.
  await expect.poll(() => failedRequests).toBeGreaterThan(30);
  await startLake();
  await expect(notice).toHaveCount(0);
  await expect(description).toHaveValue(typedText);
  await expect.poll(saved).toBe(typedText);
  await expect(description).toBeEditable();
  await description.press("End");
  await description.pressSequentially(" And on.", KEY);
  await expect.poll(saved).toBe(`${typedText} And on.`);
});
