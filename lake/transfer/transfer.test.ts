import { createReadStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startTestLake } from "../testing/lake-fixture.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lake-transfer-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("what Sanity's export takes out, Sanity's import brings into another lake, assets too", async () => {
  const source = await startTestLake();
  const target = await startTestLake();
  try {
    const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: "#caa63a" } })
      .png()
      .toBuffer();
    const asset = await source.client.assets.upload("image", png, { filename: "eye.png" });
    const image = { _type: "image", asset: { _type: "reference", _ref: asset._id } };
    await source.client
      .transaction()
      .create({ _id: "page", _type: "page", next: { _type: "reference", _ref: "next" }, image })
      .create({ _id: "next", _type: "page", next: { _type: "reference", _ref: "page" } })
      .create({ _id: "drafts.page", _type: "page", title: "Draft" })
      .commit();

    const archive = join(folder, "production.tar.gz");
    const { documentCount, assetCount } = await exportDataset({
      client: source.client,
      dataset: "production",
      outputPath: archive,
    });
    expect({ documentCount, assetCount }).toMatchObject({ assetCount: 1 });

    await sanityImport(createReadStream(archive), {
      client: target.client,
      operation: "createOrReplace",
    });
    const query =
      "*[_type == 'page'] | order(_id) {_id, title, 'next': next._ref, 'hash': image.asset->sha1hash}";
    const options = { perspective: "raw" } as const;
    expect(await target.client.fetch(query, {}, options)).toEqual(
      await source.client.fetch(query, {}, options),
    );
  } finally {
    await source.lake.close();
    await target.lake.close();
  }
});

test("the export holds one document a line, of the types that are wanted", async () => {
  const { lake, url, client } = await startTestLake();
  await client.create({ _id: "a", _type: "page" });
  await client.create({ _id: "drafts.b", _type: "post" });
  const read = async (types: string) => {
    const { token } = client.config();
    const answer = await fetch(`${url}/v1/data/export/production${types}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const lines = (await answer.text()).trim().split("\n");
    return lines.map((line) => JSON.parse(line)._id);
  };
  expect(await read("")).toEqual(["a", "drafts.b"]);
  expect(await read("?types=post,other")).toEqual(["drafts.b"]);
  await lake.close();
});
