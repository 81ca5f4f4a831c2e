import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestLake, temporaryFolder } from "@currawong/lake/testing/lake-fixture";
import { expect, test } from "vitest";
import { dataFolders, restore } from "./backup.ts";
import { backUpContent } from "./content.ts";
import { restoreContent } from "./load.ts";

const root = temporaryFolder();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

async function titlesIn(dataDir: string) {
  const { lake, client } = await startTestLake({ dataDir });
  const query = '*[_type == "project"] | order(_id) { _id, title, "alt": image.alt }';
  return client.fetch(query).finally(() => lake.close());
}

test("a lost file is named, and the rest is saved and restored", async () => {
  const [dataDir, saved, fresh] = [join(root, "lake"), join(root, "saved"), join(root, "fresh")];
  const { lake, client } = await startTestLake({ dataDir });
  const { _id } = await client.assets.upload("image", Buffer.from(SVG), { filename: "a.svg" });
  const asset = { _type: "reference", _ref: _id };
  const image = { _type: "picture", alt: "A.", asset };
  await client.createOrReplace({ _id: "a", _type: "project", title: "A", image });
  await client.createOrReplace({ _id: "b", _type: "project", title: "B" });
  await lake.close();
  rmSync(join(dataDir, "assets/originals"), { recursive: true });

  const missing = [expect.stringMatching(/-1x1\.svg$/)];
  expect(await backUpContent(dataDir, saved)).toEqual({ documents: 2, missing });
  expect(await restoreContent(saved, fresh)).toEqual({ documents: 2, missing });
  expect(await titlesIn(fresh)).toEqual([
    { _id: "a", title: "A", alt: "A." },
    { _id: "b", title: "B", alt: null },
  ]);
});

test("a dataset that cannot be loaded whole leaves the local one in place", async () => {
  const [local, source] = [dataFolders(join(root, "local")), join(root, "truncated")];
  const dataDir = local.lake;
  const { lake, client } = await startTestLake({ dataDir });
  await client.createOrReplace({ _id: "own", _type: "project", title: "Own" });
  await lake.close();
  mkdirSync(source);
  writeFileSync(join(source, "content.tar.gz"), Buffer.from("1f8b0800000000000003", "hex"));
  await expect(restore(source, local)).rejects.toThrow();
  expect(await titlesIn(dataDir)).toMatchObject([{ _id: "own" }]);
});
