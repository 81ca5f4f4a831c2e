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
});

afterAll(() => dataset.lake.close());

const priceOf = (id: string, path = "startingPrice") =>
  dataset.client.fetch(`*[_id == $id][0]{ "price": ${path} }.price`, { id });

test("a dataset with prices as text becomes valid today, prices unchanged in value", async () => {
  expect(await complaints(dataset.client)).not.toEqual([]);
  await migrate(dataset.client, { steps: await loadSteps(), apply: true });

  expect(await complaints(dataset.client)).toEqual([]);
  expect(await priceOf("service-ai-chatbot-development")).toEqual({
    _type: "price",
    amount: 1299,
    unit: "once",
  });
  expect(await priceOf("service-social-media-management")).toEqual({
    _type: "price",
    amount: 299,
    unit: "month",
    from: true,
  });
  expect(await priceOf("role-angular-developer")).toMatchObject({ amount: 3299, unit: "month" });
  expect(await priceOf("packageSet-social-media", "packages[].price.amount")).toEqual([
    699,
    1199,
    null,
  ]);
});

test("drafts are migrated with what they will replace", async () => {
  expect(await priceOf("drafts.service-social-media-management")).toMatchObject({ amount: 349 });
});
