import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { shows, visit } from "../support/site.ts";
import { chooseAction, go, openDocument, publish } from "../support/studio.ts";

const TITLE = "Leaving bot";
const CARDS = 'sections[_type == "serviceCards"][0]';

/** Publishes a service that the menu and the cards of a page name. */
async function createListed(id: string): Promise<void> {
  await lake.create(await newService(id, { title: TITLE }));
  const reference = { _type: "reference", _ref: id, _weak: true };
  const page = await lake.fetch<{ _id: string; key: string }>(
    `*[_type == "sectionPage" && slug.current == "ai-services"][0]{ _id, "key": ${CARDS}._key }`,
  );
  const link = { _type: "navigationLink", _key: "leaver", label: TITLE, target: reference };
  const list = `sections[_key=="${page.key}"].services[-1]`;
  await lake
    .transaction()
    .patch(page._id, (patch) => patch.insert("after", list, [{ ...reference, _key: "leaver" }]))
    .patch("navigation", (patch) => patch.insert("after", "footer[0].links[-1]", [link]))
    .commit();
  await expectListed(true);
}

/** Whether the cards of one page, and the menu on another, name the service. */
async function expectListed(isListed: boolean): Promise<void> {
  for (const path of ["/ai-services", "/about"]) {
    await expect.poll(async () => (await visit(path)).body.includes(TITLE)).toBe(isListed);
  }
}

/** Goes on from the question where the page’s address leads to Sanity’s own dialog. */
async function leadToServices(studio: Page): Promise<void> {
  const dialog = studio.getByTestId("leaving");
  await expect(dialog.getByLabel("Lead its address to")).toHaveValue("/services");
  await studio.getByTestId("continue-leaving").click();
  await expect(dialog).toHaveCount(0);
}

test("a deleted service redirects and is no longer listed, and both ends when it is restored", async ({
  studio,
}) => {
  const id = "service-leaver";
  await createListed(id);
  await openDocument(studio, id, "service");
  await chooseAction(studio, "Delete");
  await leadToServices(studio);
  await studio.getByTestId("confirm-button").click();
  await expect.poll(async () => (await visit(`/services/${id}`)).location).toBe("/services");
  await expectListed(false);
  expect(await lake.fetch("count(*[_id in [$id, 'drafts.' + $id]])", { id })).toBe(0);

  await go(studio, "/structure/needs-attention;deleted");
  await studio.locator(`[data-deleted="${id}"]`).getByRole("button", { name: "Restore" }).click();
  await publish(studio, async () => Boolean(await lake.getDocument(id)));
  await shows(`/services/${id}`, TITLE);
  await expectListed(true);
});

test("a page that a release takes off the site redirects from then on", async ({ studio }) => {
  const [id, releaseId] = ["service-release-leaver", "rLeaving"];
  await createListed(id);
  const metadata = { title: "Spring clean", releaseType: "asap" } as const;
  await lake.action({ actionType: "sanity.action.release.create", releaseId, metadata });
  const version = { publishedId: id, versionId: `versions.${releaseId}.${id}`, baseId: id };
  await lake.action({ actionType: "sanity.action.document.version.create", ...version });
  await go(studio, `/structure/services;all-service;${id}?perspective=${releaseId}`);
  await chooseAction(studio, "Unpublish when releasing");
  await leadToServices(studio);
  await studio.getByRole("button", { name: "Yes, unpublish when releasing" }).click();
  const isMarked = async () => (await lake.getDocument(version.versionId))?._system?.delete;
  await expect.poll(isMarked).toBe(true);
  expect((await visit(`/services/${id}`)).status).toBe(200);

  await lake.action({ actionType: "sanity.action.release.publish", releaseId });
  await expect.poll(async () => (await visit(`/services/${id}`)).location).toBe("/services");
  await expectListed(false);
});
