import { expect, test } from "../support/journey.ts";
import { lake, newService, signInColleague } from "../support/lake.ts";
import { shows, visit } from "../support/site.ts";
import { chooseAction, openDocument } from "../support/studio.ts";

const ID = "service-leaver";
const PATH = `/services/${ID}`;
const TITLE = "Leaving bot";
const CARDS = 'sections[_type == "serviceCards"][0]';

test("deleting a listed service removes its entries and redirects its address, in one step", async ({
  studio,
}) => {
  await lake.create(await newService(ID, { title: TITLE }));
  const reference = { _type: "reference", _ref: ID };
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
  const colleague = await signInColleague("editor");
  await colleague.create({ ...(await newService(ID, { title: "In draft" })), _id: `drafts.${ID}` });
  for (const path of ["/ai-services", "/about"]) await shows(path, TITLE);

  await openDocument(studio, ID, "service");
  await chooseAction(studio, "Delete");
  const dialog = studio.getByTestId("leaving");
  await expect(dialog.getByTestId("colleagues")).toContainText(
    "has unpublished changes here, which will be deleted too.",
  );
  await expect(dialog.getByLabel(/Navigation: .*“Leaving bot”/)).toBeChecked();
  await expect(dialog.getByLabel(/: “Four AI services and their prices”/)).toBeChecked();
  await expect(dialog.getByLabel("Lead its address to")).toHaveValue("/services");
  await studio.getByTestId("confirm-button").click();

  await expect.poll(async () => (await visit(PATH)).location).toBe("/services");
  for (const path of ["/ai-services", "/about"]) {
    await expect.poll(async () => (await visit(path)).body).not.toContain(TITLE);
  }
  expect(await lake.fetch("count(*[_id in [$id, 'drafts.' + $id]])", { id: ID })).toBe(0);
});
