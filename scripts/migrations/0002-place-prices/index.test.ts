import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDataset, type TestDataset } from "../../seed/test-dataset.ts";
import { migrate } from "../migrate.ts";
import { complaints, load, readNdjson } from "../replay.ts";
import { loadSteps } from "../steps.ts";

let dataset: TestDataset;

beforeAll(async () => {
  dataset = await openDataset();
  await load(dataset.client, readNdjson(join(import.meta.dirname, "before.ndjson")));
  await migrate(dataset.client, { steps: await loadSteps(), apply: true });
});

afterAll(() => dataset.lake.close());

const service = (slug: string) => dataset.client.getDocument(`service-${slug}`);

test("a price field of its own for each place becomes a member of one list", async () => {
  expect(await complaints(dataset.client)).toEqual([]);
  const clone = await service("tiktok-clone");
  expect(clone?.placePrices).toEqual([
    {
      _key: "section",
      _type: "placePrice",
      place: "section",
      price: { _type: "price", amount: 15_999, unit: "once" },
    },
    {
      _key: "template",
      _type: "placePrice",
      place: "template",
      price: { _type: "price", amount: 8999, unit: "once" },
    },
  ]);
  expect(clone).not.toHaveProperty("sectionPrice");
  expect(clone).not.toHaveProperty("templatePrice");
});

test("a list an editor has begun keeps its members", async () => {
  const chatbot = await service("website-chatbot");
  expect(chatbot?.placePrices).toMatchObject([
    { place: "landing", price: { amount: 3999, from: true } },
    { place: "home", price: { amount: 1999 } },
  ]);
});

test("services without such fields are left as they were", async () => {
  expect(await service("social-media-management")).not.toHaveProperty("placePrices");
});
