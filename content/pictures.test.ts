import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { drawPictures } from "./pictures.ts";

let cacheDir: string;

beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), "seed-art-"));
});
afterEach(() => rm(cacheDir, { recursive: true }));

const request = { kind: "about", slug: "agency" };

test("draws a picture once, then takes it from the cache with the same id", async () => {
  const first = await drawPictures([request, request], cacheDir);
  const [file = ""] = await readdir(cacheDir);
  const drawnAt = (await stat(join(cacheDir, file))).mtimeMs;

  const second = await drawPictures([request], cacheDir);
  expect(await readdir(cacheDir)).toEqual([file]);
  expect((await stat(join(cacheDir, file))).mtimeMs).toBe(drawnAt);
  expect([...first.keys()]).toEqual(["about/agency"]);
  expect(second.get("about/agency")?.assetId).toBe(first.get("about/agency")?.assetId);
  expect(first.get("about/agency")?.assetId).toMatch(/^image-[0-9a-f]{40}-1600x1200-png$/);
});

test("rejects an unknown kind and lists the known ones", async () => {
  await expect(drawPictures([{ kind: "vase", slug: "x" }], cacheDir)).rejects.toThrow(
    /kind "vase". Kinds: .*about/,
  );
});
