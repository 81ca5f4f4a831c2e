import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startTestLake } from "../testing/lake-fixture.ts";

test("a write does not wait for a query, and the next query sees it", async () => {
  const { client, lake } = await startTestLake();
  try {
    const transaction = client.transaction();
    for (let n = 0; n < 25; n++) transaction.create({ _id: `n-${n}`, _type: "number", n });
    await transaction.commit();
    // Looks at every document for every other, and again: no index knows a sum.
    const slow = `*[_type == "number"]{"n": count(*[_type == "number" && count(*[n + ^.n == ^.^.n]) > 0])}`;
    let answered = false;
    const answer = client.fetch(slow).then((found: unknown[]) => {
      answered = true;
      return found;
    });
    await client.patch("n-1").set({ title: "Written meanwhile" }).commit();
    expect(answered).toBe(false);
    expect(await client.fetch('*[_id == "n-1"][0].title')).toBe("Written meanwhile");
    expect(await answer).toHaveLength(25);
  } finally {
    await lake.close();
  }
});

test("pictures have the address of the lake that is asked, wherever its folder came from", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "lake-moved-"));
  try {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>';
    const query = '*[_type == "sanity.imageAsset"][0]{url, path}';
    for (const start of ["uploaded", "moved"]) {
      const { client, lake, url } = await startTestLake({ dataDir });
      if (start === "uploaded") await client.assets.upload("image", Buffer.from(svg));
      const found = await client.fetch<{ url: string; path: string }>(query);
      expect(found.url).toBe(`${url}/${found.path}`);
      expect((await fetch(found.url)).status).toBe(200);
      await lake.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
