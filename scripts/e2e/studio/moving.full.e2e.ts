import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { fill, open, openDocument, showTab } from "../support/studio.ts";

/** A service with its own page, also found under a section, that no menu links to. */
const MOVING = "service-voice-ai";

test("a form names the pages that show it, and a page that moves redirects its old addresses", async ({
  studio,
}) => {
  const [from, to] = ["/services/voice-ai", "/services/voice-ai-moved"];
  for (const path of [from, "/services"]) await visit(path);
  await openDocument(studio, MOVING, "service");
  const location = studio.getByRole("link", { name: from });
  await open(studio.getByText(/^Used on \d+ pages$/), location);
  await expect(studio.getByRole("link", { name: "Services and starting prices" })).toBeVisible();
  await showTab(studio, "Address and look");
  await fill(studio, "slug", "voice-ai-moved");

  const publishMoved = studio.getByTestId("publish-moved");
  await open(studio.getByTestId("action-publish"), publishMoved);
  const dialog = studio.getByRole("dialog");
  await expect(dialog).toContainText(`moves to ${to}`);
  await expect(dialog).toContainText(from);
  await expect(studio.getByRole("checkbox", { name: "The old addresses lead" })).toBeChecked();
  await publishMoved.click();
  const slug = "*[_id == $id][0].slug.current";
  await expect.poll(() => published.fetch(slug, { id: MOVING })).toBe("voice-ai-moved");
  expect((await lake.getDocument(MOVING))?.aliases).toContain(from);
  for (const old of [from, "/ai-services/voice-ai"]) {
    await expect.poll(() => visit(old)).toMatchObject({ status: 308, location: to });
  }
  expect((await visit(to)).status).toBe(200);
});
