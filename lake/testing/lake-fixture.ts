import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, type SanityClient } from "@sanity/client";
import { afterAll } from "vitest";
import { createLake, type LakeOptions } from "../lake.ts";

/** Tokens and allowed origin of the lakes in tests. */
export const TEST_TOKENS = {
  write: "test-write-token-0123456789",
  read: "test-read-token-0123456789",
} as const;
export const TEST_ORIGIN = "http://localhost:3333";

/** Starts a lake in memory on a free port; close it with `fixture.lake.close()`. */
export async function startTestLake(options: Partial<LakeOptions> = {}) {
  const lake = await createLake({
    dataDir: ":memory:",
    writeToken: TEST_TOKENS.write,
    readToken: TEST_TOKENS.read,
    corsOrigins: [TEST_ORIGIN],
    ...options,
  });
  const { url } = await lake.listen(0);
  /** A client with another token, or without one for a visitor. */
  const clientWith = (token?: string) =>
    createClient({
      projectId: lake.projectId,
      dataset: lake.dataset,
      apiVersion: "2026-01-01",
      apiHost: url,
      useProjectHostname: false,
      useCdn: false,
      ...(token ? { token } : {}),
    });
  /** The administrator's client. */
  const client = clientWith(TEST_TOKENS.write);
  /** Deletes all documents. */
  const empty = () => client.mutate([{ delete: { id: lake.store.ids() } }]);
  return { lake, url, client, clientWith, empty };
}

/** Works with the lake of a folder, and closes it again. */
export async function withLake<T>(
  dataDir: string,
  work: (client: SanityClient) => Promise<T>,
): Promise<T> {
  const { lake, client } = await startTestLake({ dataDir });
  return work(client).finally(() => lake.close());
}

/** Starts a lake for all tests of a file; call it before the first test. */
export async function sharedLake(options?: Partial<LakeOptions>) {
  const fixture = await startTestLake(options);
  afterAll(() => fixture.lake.close());
  return fixture;
}

/** Creates a folder for all tests of a file; call it before the first test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "lake-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
