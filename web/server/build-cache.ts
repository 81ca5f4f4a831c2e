import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import type { Ledger } from "../src/content/revalidation/ledger.ts";
import type { CacheEntry } from "./entry.ts";

/** The pages that the build rendered, and the state of the content that they show. */
export type Build = { ledger: Ledger; entries: ReadonlyMap<string, CacheEntry> };

/** The length of the checksum of all that follows it. */
const HEAD = 20;

const checksum = (content: Buffer) => createHash("sha1").update(content).digest();

export const buildFile = (folder: string): string => join(folder, "cache", "prerendered.bin");

export function writeBuild(folder: string, build: Build): void {
  const content = serialize(build);
  writeFileSync(buildFile(folder), Buffer.concat([checksum(content), content]));
}

/** Reads what the build has written, which any number of instances may do. @throws where it is missing or damaged */
export function readBuild(folder: string): Build {
  const file = readFileSync(buildFile(folder));
  const content = file.subarray(HEAD);
  if (!checksum(content).equals(file.subarray(0, HEAD))) throw new Error("It is damaged.");
  return deserialize(content); // The build wrote it.
}
