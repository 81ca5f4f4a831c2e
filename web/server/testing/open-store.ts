import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { shareStore } from "../next-cache/pages.ts";
import { CacheStore } from "../store.ts";

/** An empty store, which Next's cache handlers use until the tests of the file have ended. */
export function openStoreForTest(): CacheStore {
  const folder = mkdtempSync(join(tmpdir(), "store-"));
  const store = CacheStore.open(folder, "test");
  shareStore(store);
  afterAll(() => {
    store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return store;
}
