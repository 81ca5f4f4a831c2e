import { once } from "node:events";
import { request } from "node:http";
import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { reconcile, siteUrl, visit } from "../support/site.ts";

const ID = "made-for-a-test";
const TITLE = "Made for a test";
const PATH = `/services/${ID}`;

const status = async (path: string) => (await visit(path)).status;
const catalogue = async () => (await visit("/services")).body;

test("a page is created, moved and removed with its document, without a build", async () => {
  // Without a drawing, which a page that is open elsewhere would ask for after the service is gone.
  const service = await newService(ID, { title: TITLE, plate: undefined });
  // Requested twice, so that the 404 is cached before the page exists.
  expect([await status(PATH), await status(PATH)]).toEqual([404, 404]);
  await lake.create(service);
  await reconcile();
  expect(await status(PATH)).toBe(200);
  expect(await catalogue()).toContain(TITLE);

  const newPath = "/services/moved-for-a-test";
  const address = { "slug.current": "moved-for-a-test", aliases: [PATH] };
  await lake.patch(ID, { set: address }).commit();
  await reconcile();
  expect(await status(newPath)).toBe(200);
  for (const query of ["", "?from=a%20letter&n=1"]) {
    expect(await visit(PATH + query)).toMatchObject({ status: 308, location: newPath + query });
  }
  expect(await catalogue()).toContain(`href="${newPath}"`);

  await lake.patch(ID).set({ aliases: [] }).commit();
  await reconcile();
  expect(await status(PATH)).toBe(404);

  const draft = { ...service, _id: `drafts.${ID}` };
  await lake.transaction().create(draft).delete(ID).commit();
  await reconcile();
  expect(await status(newPath)).toBe(404);
  expect(await catalogue()).not.toContain(TITLE);
});

test("a page is sent to a client that offers another protocol, also after the API was called", async () => {
  for (const path of ["/api/health", "/api/contacts/none"]) await visit(path);
  const headers = { connection: "upgrade, http2-settings", upgrade: "h2c" };
  const [response] = await once(request(`${siteUrl()}/about`, { headers }).end(), "response");
  response.resume();
  expect(response.statusCode).toBe(200);
});
