import { API_VERSION } from "@currawong/schemas/api-version";
import { expect, test } from "@playwright/test";
import { createClient } from "@sanity/client";

const { SANITY_PROJECT_ID, SANITY_DATASET, SANITY_API_HOST, SANITY_API_WRITE_TOKEN } = process.env;

const client = createClient({
  projectId: SANITY_PROJECT_ID,
  dataset: SANITY_DATASET,
  apiVersion: API_VERSION,
  apiHost: SANITY_API_HOST,
  useProjectHostname: false,
  useCdn: false,
  token: SANITY_API_WRITE_TOKEN,
});

const ID = "service-uber-clone";
const PATH = "/services/uber-clone";

/** Everything that says what the service costs, or might. */
const SURFACES = [
  PATH,
  "/services",
  "/app-clones",
  `${PATH}.md`,
  "/services.md",
  "/app-clones.md",
  "/llms.txt",
];
/** What says no service's price, and has to go on saying none. */
const WITHOUT = ["/feed.xml", "/sitemap.xml"];

/** Figures that no other price of the site has. */
const [FIRST, SECOND] = [12_347, 12_484];

const figure = (amount: number) => `$${amount.toLocaleString("en-AU")}`;

test("a new price reaches every surface, and the old one leaves them all", async ({ request }) => {
  test.setTimeout(180_000);
  const text = async (path: string) => (await request.get(path)).text();
  const picture = async () => (await request.get(`/og${PATH}.png`)).body();
  const publish = async (amount: number) => {
    await client.patch(ID).set({ "startingPrice.amount": amount }).commit();
    const arrived = async () => (await text(PATH)).includes(figure(amount));
    await expect.poll(arrived, { timeout: 45_000 }).toBe(true);
  };
  const original = await client.fetch<number>(`*[_id == $id][0].startingPrice.amount`, { id: ID });
  const drawn = await picture();
  try {
    await publish(FIRST);
    // Fills every cache with the price that has to go.
    for (const path of [...SURFACES, ...WITHOUT]) await text(path);
    const first = await picture();
    await publish(SECOND);
    for (const path of SURFACES) {
      const content = await text(path);
      expect(content.includes(figure(SECOND)), `${path} has the new price`).toBe(true);
      expect(content.includes(figure(FIRST)), `${path} has the old price`).toBe(false);
    }
    const html = await text(PATH);
    expect(html.includes(`"price":"${SECOND}"`), "the new offer").toBe(true);
    expect(html.includes(String(FIRST)), "the old offer").toBe(false);
    for (const path of WITHOUT) {
      expect((await text(path)).includes(figure(FIRST)), `${path} has the old price`).toBe(false);
    }
    expect((await picture()).equals(first), "the picture is the old one").toBe(false);
  } finally {
    await publish(original);
  }
  expect((await picture()).equals(drawn), "the picture is the first one again").toBe(true);
});
