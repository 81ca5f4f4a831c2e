import type { Page } from "@playwright/test";
import { chatbotGroup, expect, fieldAt, openDocument, serviceDocument, test } from "./studio.ts";

/** Some hundred keystrokes, so that something happens while they are typed. */
const SENTENCE =
  "Answers questions on any day, books what is free, and hands over to a person when it should.";
const KEY = { delay: 25 };

test.beforeAll(async ({ servers }) => {
  await servers.client.createOrReplace(chatbotGroup);
});

const inputOf = async (page: Page, path: string) =>
  (await fieldAt(page, path)).locator("input, textarea").first();

test("two people type in one document: each keystroke of both is kept", async ({
  context,
  servers,
  watch,
}) => {
  test.slow();
  const { client, studioUrl } = servers;
  await client.createOrReplace({ ...serviceDocument("together", "", 500), description: "" });
  const [first, second] = [await context.newPage(), await context.newPage()];
  for (const page of [first, second]) {
    watch(page);
    await openDocument(page, studioUrl, "together", "service");
  }
  const title = await inputOf(first, "title");
  const description = await inputOf(second, "description");
  await Promise.all([
    title.pressSequentially("Together, and at one time", KEY),
    description.pressSequentially(SENTENCE, KEY),
  ]);
  const draft = async () => {
    const found = await client.getDocument("drafts.together");
    return { title: found?.title, description: found?.description };
  };
  const wanted = { title: "Together, and at one time", description: SENTENCE };
  await expect.poll(draft).toEqual(wanted);
  await expect(await inputOf(first, "description")).toHaveValue(SENTENCE);
  await expect(await inputOf(second, "title")).toHaveValue(wanted.title);
});

test("somebody types while the Content Lake goes away: they are told, and nothing shown is lost", async ({
  context,
  servers,
}) => {
  test.slow();
  const { client, studioUrl } = servers;
  await client.createOrReplace({ ...serviceDocument("away", "Away", 500), description: "" });
  // Nobody listens to its console: a browser that finds no server says so there.
  const page = await context.newPage();
  let refused = 0;
  page.on("requestfailed", () => refused++);
  await openDocument(page, studioUrl, "away", "service");
  const description = await inputOf(page, "description");
  const told = page.getByText("Trying to connect…");
  const saved = async () => (await client.getDocument("drafts.away"))?.description;
  const typing = description.pressSequentially(SENTENCE, KEY);
  await expect.poll(async () => (await saved())?.length ?? 0).toBeGreaterThan(10);
  let shown = "";
  await servers.whileAway(async () => {
    await expect(told).toBeVisible();
    await typing;
    shown = await description.inputValue();
    // Sanity's own client gives up after six tries.
    await expect.poll(() => refused).toBeGreaterThan(30);
  });
  await expect(told).toHaveCount(0);
  await expect(description).toHaveValue(shown);
  await expect.poll(saved).toBe(shown);
  await expect(description).toBeEditable();
  await description.press("End");
  await description.pressSequentially(" And on.", KEY);
  await expect.poll(saved).toBe(`${shown} And on.`);
});
