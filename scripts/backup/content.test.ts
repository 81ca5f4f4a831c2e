import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder, withLake } from "@currawong/lake/testing/lake-fixture";
import { expect, test } from "vitest";
import { dataFolders, restore } from "./backup.ts";
import { backUpContent } from "./content.ts";
import { restoreContent } from "./load.ts";

const root = temporaryFolder();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

const QUERY = '*[_type == "project"] | order(_id) { _id, title, "alt": image.alt }';
const titlesIn = (dataDir: string) => withLake(dataDir, (client) => client.fetch(QUERY));

test("a lost file is named, and the rest is saved and restored", async () => {
  const [dataDir, saved, fresh] = [join(root, "lake"), join(root, "saved"), join(root, "fresh")];
  await withLake(dataDir, async (client) => {
    const { _id } = await client.assets.upload("image", Buffer.from(SVG), { filename: "a.svg" });
    const asset = { _type: "reference", _ref: _id };
    const image = { _type: "picture", alt: "A.", asset };
    await client.createOrReplace({ _id: "a", _type: "project", title: "A", image });
    await client.createOrReplace({ _id: "b", _type: "project", title: "B" });
  });
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
  await withLake(local.lake, (client) =>
    client.createOrReplace({ _id: "own", _type: "project", title: "Own" }),
  );
  mkdirSync(source);
  writeFileSync(join(source, "content.tar.gz"), Buffer.from("1f8b0800000000000003", "hex"));
  await expect(restore(source, local)).rejects.toThrow();
  expect(await titlesIn(local.lake)).toMatchObject([{ _id: "own" }]);
});
