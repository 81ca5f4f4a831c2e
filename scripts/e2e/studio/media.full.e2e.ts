import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { shows } from "../support/site.ts";
import { choosePicture, go, open, publish } from "../support/studio.ts";

const ID = "project-with-a-picture";
const ALT = "A square of gold, described once.";

test("a picture described and tagged once keeps its alt text when chosen in a form", async ({
  studio,
}) => {
  const media = studio.getByTestId("media-browser");
  const gold = media.locator('img[src*="-64x48"]');
  const details = studio.getByRole("dialog", { name: "Asset details" });
  await go(studio, "/media");
  await expect(media).toBeVisible();
  await choosePicture(studio, "gold.png");
  await open(gold.first(), details);
  await details.getByRole("combobox").first().fill("brand");
  await studio.keyboard.press("Enter");
  await expect(details.getByText("brand", { exact: true })).toBeVisible();
  await details.getByLabel("Title").fill("Gold square");
  await details.getByLabel("Alt Text").fill(ALT);
  await details.getByRole("button", { name: "Save and close" }).click();
  const asset = () => lake.fetch<string | null>("*[altText == $alt][0]._id", { alt: ALT });
  await expect.poll(asset).toBeTruthy();
  await media.getByPlaceholder("Search").fill("gold square");
  await expect(media.locator("img")).toHaveCount(1);

  const { image: _, ...project } = await lake.fetch('*[_type == "project" && defined(image)][0]');
  const slug = { _type: "slug", current: ID };
  await lake.create({ ...project, _id: `drafts.${ID}`, title: "Gold", slug });
  await go(studio, `/intent/edit/id=${ID};type=project;path=image/`);
  await studio.getByTestId("picture-object-input-multi-browse-button").click();
  await studio.getByRole("menuitem", { name: "Media", exact: true }).click();
  await gold.first().click();
  const image = async () => (await lake.getDocument(`drafts.${ID}`))?.image;
  await expect.poll(image).toMatchObject({ alt: ALT });
  await publish(studio, async () => Boolean(await lake.getDocument(ID)));
  await shows("/portfolio", `alt="${ALT}"`);
});
