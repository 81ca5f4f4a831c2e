import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { startTestLake, temporaryFolder, withLake } from "@currawong/lake/testing/lake-fixture";
import type { SanityClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { sanityImport } from "@sanity/import";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { dataFolders, restore } from "./backup.ts";
import { backUpContent } from "./content.ts";
import { backUpHosted } from "./hosted.ts";
import { restoreContent } from "./load.ts";

const root = temporaryFolder();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';
const folder = () => mkdtempSync(join(root, "case-"));

/** An address that must not be requested. */
const requests: string[] = [];
const trap = createServer((request, response) => {
  requests.push(String(request.url));
  response.end("secret");
}).listen(0, "127.0.0.1");
afterAll(() => trap.close());
const trapUrl = () => `http://127.0.0.1:${(trap.address() as AddressInfo).port}`;
const secret = join(root, "secret.txt");
writeFileSync(secret, "secret");

const all = (client: SanityClient) =>
  client.fetch(
    '*[!(_type match "sanity.*")] | order(_id) { ..., "file": image.asset->mimeType }',
    {},
    { perspective: "raw" },
  );

/** A dataset with a picture, strong references, and releases in every state, each with a version. */
async function fill(client: SanityClient): Promise<void> {
  const { _id } = await client.assets.upload("image", Buffer.from(SVG), { filename: "a.svg" });
  const image = { _type: "picture", alt: "A.", asset: { _type: "reference", _ref: _id } };
  const of = { _type: "reference", _ref: "b" };
  await client.create({ _id: "b", _type: "project", title: "B" });
  await client.create({ _id: "a", _type: "project", title: "A", image, of });
  for (const releaseId of ["open", "timed", "old", "done"]) {
    await client.releases.create({ releaseId, metadata: { title: releaseId } });
    await client.create({
      _id: `versions.${releaseId}.a`,
      _type: "project",
      title: releaseId,
      image,
      of,
    });
  }
  const publishAt = "2090-01-01T00:00:00.000Z";
  await client.releases.schedule({ releaseId: "timed", publishAt });
  await client.releases.archive({ releaseId: "old" });
  await client.releases.publish({ releaseId: "done" });
}

test("releases in every state return with their versions, files and references, twice as once", async () => {
  const [data, saved, local] = [folder(), folder(), dataFolders(folder())];
  const before = await withLake(data, async (client) => {
    await fill(client);
    return all(client);
  });
  await backUpContent(data, join(saved, "content"));
  await restore(saved, local);
  expect(await restore(saved, local)).toContain("The data before is in");
  const timeless = before.map(({ _rev, ...document }: Record<string, unknown>) => ({
    ...document,
    _rev: expect.any(String),
    _updatedAt: expect.any(String),
  }));
  await withLake(local.lake, async (client) => {
    expect(await all(client)).toEqual(timeless);
    await client.releases.unarchive({ releaseId: "old" });
    expect(await client.getDocument("versions.old.a")).toMatchObject({ title: "old" });
    await client.releases.publish({ releaseId: "timed" });
    expect(await client.getDocument("a")).toMatchObject({ title: "timed" });
  });
});

test("Sanity’s own export is restored, and its own import reads a backup, with releases", async () => {
  const [saved, own, local] = [folder(), folder(), dataFolders(folder())];
  const { lake, client, url } = await startTestLake();
  await fill(client);
  const query =
    '*[_type == "project"] | order(_id) { _id, title, of, "file": image.asset->mimeType }';
  const raw = { perspective: "raw" } as const;
  const expected = await client.fetch(query, {}, raw);
  expect(expected).toHaveLength(4);
  const outputPath = join(saved, "content.tar.gz");
  await exportDataset({ client, dataset: lake.dataset, outputPath });
  await backUpHosted(client.withConfig({ apiHost: url, perspective: "raw" }), own);
  await lake.close();
  await restore(saved, local);
  await withLake(local.lake, async (restored) => {
    expect(await restored.fetch(query, {}, raw)).toEqual(expected);
    expect(await restored.getDocument("_.releases.timed")).toMatchObject({ state: "scheduled" });
  });
  await withLake(folder(), async (imported) => {
    await sanityImport(join(own, "content"), { client: imported });
    expect(await imported.fetch(query, {}, raw)).toEqual(expected);
  });
});

test("without a token, what is published is saved; a dataset that shows nothing is refused", async () => {
  const { lake, client, clientWith } = await startTestLake();
  await expect(backUpHosted(clientWith(), folder())).rejects.toThrow("SANITY_API_READ_TOKEN");
  await fill(client);
  await client.create({ _id: "drafts.c", _type: "project" });
  const saved = folder();
  expect(await backUpHosted(clientWith(), saved)).toEqual({ documents: 2, missing: [] });
  expect((await restoreContent(join(saved, "content"), folder())).missing).toEqual([]);
  await lake.close();
});

/** Values that name a file outside the archive, or an address. */
const outside = fc
  .tuple(
    fc.constantFrom("image@", "file@", "", "File@"),
    fc.constantFrom(
      "file://",
      "file:///",
      "FILE://",
      "file://./",
      "file://./images/",
      "file://localhost",
      "http://",
      "data:,",
      "\\\\",
      "C:\\",
    ),
    fc.constantFrom(
      secret,
      `../../${secret}`,
      encodeURIComponent(secret),
      "%2e%2e/secret.txt",
      "..\\secret.txt",
      "link.txt",
      "images/../../secret.txt",
    ),
  )
  .map((parts) => parts.join(""));

test("a document names no file outside the backup, and no address", async () => {
  const nested = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: "small" },
      fc.record({
        _sanityAsset: fc.oneof(outside, fc.constant("trap"), fc.integer()),
        alt: fc.constant("kept"),
      }),
      fc.array(tie("value"), { minLength: 1, maxLength: 2 }),
      fc.record({ asset: tie("value"), block: tie("value") }),
    ),
  })).value;
  const { lake, client } = await startTestLake();
  const saved = folder();
  mkdirSync(join(saved, "content/images"), { recursive: true });
  symlinkSync(secret, join(saved, "content/images/link.txt"));
  symlinkSync(secret, join(saved, `content/images/${"a".repeat(40)}.txt`));
  symlinkSync(root, join(saved, "content/files"));
  await fc.assert(
    fc.asyncProperty(
      nested,
      fc.constantFrom("drafts.x", "versions.r.x", "x"),
      async (value, _id) => {
        const hostile = JSON.parse(
          JSON.stringify(value).replaceAll('"trap"', `"file@${trapUrl()}/"`),
        );
        const document = { _id, _type: "project", value: hostile };
        await client.createOrReplace(document);
        await client.createOrReplace({
          _id: "drafts.asset",
          _type: "sanity.imageAsset",
          url: `${trapUrl()}/asset`,
        });
        const pulled = folder();
        await backUpHosted(client.withConfig({ perspective: "raw" }), pulled);
        writeFileSync(join(saved, "content/data.ndjson"), JSON.stringify(document));
        for (const source of [pulled, saved]) {
          const data = folder();
          await restoreContent(join(source, "content"), data);
          await withLake(data, async (restored) => {
            expect(
              await restored.fetch('count(*[_type match "sanity.*"])', {}, { perspective: "raw" }),
            ).toBe(0);
            const text = JSON.stringify(await restored.getDocument(_id));
            expect(text).not.toContain("_sanityAsset");
            expect(text.split('"kept"').length).toBe(
              JSON.stringify(hostile).split('"kept"').length,
            );
          });
        }
      },
    ),
    { numRuns: 5, seed: 61 },
  );
  expect(requests).toEqual([]);
  await lake.close();
});

test("an archive’s links and stray names are skipped, and a copy that is not whole is refused", async () => {
  const [source, saved, data] = [folder(), folder(), folder()];
  mkdirSync(join(source, "x/images"), { recursive: true });
  symlinkSync(secret, join(source, `x/images/${"a".repeat(40)}-1x1.png`));
  writeFileSync(join(source, "x/data.ndjson"), '{"_id":"a","_type":"project"}\n');
  execFileSync("tar", ["-czf", join(saved, "content.tar.gz"), "-C", source, "x"]);
  expect(await restoreContent(join(saved, "content.tar.gz"), data)).toEqual({
    documents: 1,
    missing: [],
  });
  mkdirSync(join(source, "y"));
  writeFileSync(join(source, "y/data.ndjson"), "");
  execFileSync("tar", ["-czf", join(saved, "two.tar.gz"), "-C", source, "x", "y"]);
  await expect(restoreContent(join(saved, "two.tar.gz"), folder())).rejects.toThrow("two files");
  const whole = folder();
  await backUpContent(data, whole);
  writeFileSync(join(whole, "data.ndjson"), "");
  await expect(restoreContent(whole, folder())).rejects.toThrow("0 of its 1 documents");
});

test("a restore knows no dry run, and refuses one instead of restoring", () => {
  const main = join(import.meta.dirname, "main.ts");
  const args = [main, "restore", join(root, "nothing"), "--dry-run"];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining("no option --dry-run")]);
});
