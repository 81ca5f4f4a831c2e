import { join } from "node:path";
import { isRecord } from "@currawong/schemas/record";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openDataset, type TestDataset } from "../../seed/test-dataset.ts";
import { migrate } from "../migrate.ts";
import { complaints, load, readNdjson } from "../replay.ts";
import { loadSteps } from "../steps.ts";

const ARTICLE = "article-it-infrastructure-readiness-checklist";

let dataset: TestDataset;

beforeAll(async () => {
  dataset = await openDataset();
  await load(dataset.client, readNdjson(join(import.meta.dirname, "before.ndjson")));
  await migrate(dataset.client, { steps: await loadSteps(), apply: true });
});

afterAll(() => dataset.lake.close());

/** Words with their prices by whose they are: `from {service-a}`. */
function read(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(read);
  if (!isRecord(value)) return [];
  if (!Array.isArray(value.children)) return Object.values(value).flatMap(read);
  const parts = value.children.map((child: unknown) => {
    if (!isRecord(child)) return "";
    return isRecord(child.document) ? `{${child.document._ref}}` : String(child.text);
  });
  return [parts.join("")];
}

const textOf = async (id: string) => {
  const document = await dataset.client.getDocument(id);
  return read(document?.body ?? document?.sections);
};

test("every published document is valid today", async () => {
  expect(await complaints(dataset.client)).toEqual([]);
});

test("a figure that can mean one price becomes that price, others stay as they were written", async () => {
  const [paragraph, ...others] = await textOf(ARTICLE);
  expect(paragraph).toMatch(/from \{service-website-security-audit\}, will find both\.$/);
  expect(others).toEqual(
    expect.arrayContaining([
      "{service-email-hosting-setup}",
      "{service-web-hosting-setup}",
      "{service-wordpress-maintenance}/month",
      "An editor’s own sum: $1,234, and a package at {packageSet-design-mobile-app} from here, here, here, $399 here",
    ]),
  );
});

test("the cells of tables become lines, wherever the table is", async () => {
  expect((await textOf("page-terms")).slice(0, 6)).toEqual([
    "Gap",
    "Service",
    "Starting price",
    "Mail without SPF, DKIM or DMARC",
    "E-mail hosting setup",
    "$149",
  ]);
});

test("a draft keeps what it changes", async () => {
  expect((await textOf(`drafts.${ARTICLE}`))[0]).toMatch(
    /Line.*\{service-website-security-audit\}/,
  );
});

test("a second run has nothing to do", async () => {
  await dataset.client.delete("migrations.record");
  const reports = await migrate(dataset.client, { steps: await loadSteps() });
  expect(reports.flatMap(({ changes }) => changes)).toEqual([]);
});
