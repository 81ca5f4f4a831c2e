import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { shows, siteUrl, visit } from "../support/site.ts";
import { go, open } from "../support/studio.ts";

const RELEASE = "rSummer";
const NAMES = ["Summer one", "Summer two"];
const ADDED = "Summer three";
const idOf = (name: string) => `service-${name.toLowerCase().replace(" ", "-")}`;
const pathOf = (name: string) => `/services/${idOf(name)}`;

test("previews a release beside the published pages, publishes it at once, and reverts it", async ({
  studio,
}) => {
  await lake.action({
    actionType: "sanity.action.release.create",
    releaseId: RELEASE,
    metadata: { title: "Summer", releaseType: "asap" },
  });
  for (const name of NAMES) {
    const service = await newService(idOf(name), { title: name });
    await lake.create(service);
    await lake.action({
      actionType: "sanity.action.document.version.create",
      publishedId: service._id,
      document: { ...service, _id: `versions.${RELEASE}.${idOf(name)}`, title: `${name} at last` },
    });
    await shows(pathOf(name), name);
    expect((await visit(pathOf(name))).body).not.toContain("at last");
  }

  const added = await newService(idOf(ADDED), { title: `${ADDED} at last` });
  await lake.create({ ...added, _id: `versions.${RELEASE}.${added._id}` });

  const preview = encodeURIComponent(siteUrl() + pathOf("Summer two"));
  const heading = studio.frameLocator("iframe").getByRole("heading", { level: 1 });
  await go(studio, `/presentation?preview=${preview}`);
  await expect(heading).toHaveText("Summer two");
  await go(studio, `/presentation?preview=${preview}&perspective=${RELEASE}`);
  await expect(heading).toHaveText("Summer two at last");

  for (const name of NAMES) {
    await lake
      .patch(idOf(name))
      .set({ title: `${name} corrected` })
      .commit();
    await shows(pathOf(name), "corrected");
  }
  await go(studio, `/releases/${RELEASE}`);
  const confirm = studio.getByTestId("confirm-publish-dialog");
  await open(studio.getByTestId("publish-all-button"), confirm);
  await confirm.getByRole("button", { name: "Run release" }).click();
  for (const name of [...NAMES, ADDED]) await shows(pathOf(name), "at last");

  // A page that the release adds leaves the site; the others are as they were just before it ran.
  await studio.getByTestId("revert-button").click();
  await studio.getByLabel("Immediately revert the release").check();
  await studio.getByRole("button", { name: "Revert now" }).click();
  for (const name of NAMES) await shows(pathOf(name), `${name} corrected`);
  await expect.poll(async () => (await visit(pathOf(ADDED))).status).toBe(404);
});
