import { createHash } from "node:crypto";
import { openSync, readFileSync, readSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize, serialize } from "node:v8";
import { Ledger, type SavedLedger } from "../src/content/revalidation/ledger.ts";
import { securityHeaders } from "../src/runtime/security-headers.ts";
import type { CacheEntry } from "./entry.ts";

/** Where the body of an entry is, and what else it has. */
type Place = Omit<CacheEntry, "body"> & { start: number; length: number };

type Index = { ledger: SavedLedger; places: ReadonlyMap<string, Place> };

/** A checksum of all that follows, then the length of the index. */
const [CHECKSUM, HEAD] = [20, 24];

const checksum = (content: Buffer) => createHash("sha1").update(content).digest();

export const buildFile = (folder: string): string => join(folder, "cache", "prerendered.bin");

/** Writes the pages that the build rendered, and the ledger of the content they show, into one file. */
export function writeBuild(
  folder: string,
  ledger: Ledger,
  entries: ReadonlyMap<string, CacheEntry>,
): void {
  // The security headers depend on settings that may have changed when the site starts.
  const usual = securityHeaders();
  const places = new Map<string, Place>();
  let start = 0;
  for (const [key, { body, headers, ...entry }] of entries) {
    const own = Object.entries(headers).filter(([name, value]) => usual[name] !== value);
    places.set(key, { ...entry, headers: Object.fromEntries(own), start, length: body.length });
    start += body.length;
  }
  const index = serialize({ ledger: ledger.toJSON(), places } satisfies Index);
  const length = Buffer.alloc(HEAD - CHECKSUM);
  length.writeUInt32BE(index.length);
  const content = Buffer.concat([length, index, ...[...entries.values()].map(({ body }) => body)]);
  writeFileSync(buildFile(folder), Buffer.concat([checksum(content), content]));
}

/** What the build has written. The site only reads it: the index once, and each body when it is first asked for. */
export class BuildCache {
  readonly #file: number;
  readonly #places: Index["places"];
  readonly #bodies: number;
  readonly ledger: Ledger;

  /** Any number of instances may read the file. @throws where it is missing or damaged */
  constructor(folder: string) {
    const content = readFileSync(buildFile(folder));
    if (!checksum(content.subarray(CHECKSUM)).equals(content.subarray(0, CHECKSUM))) {
      throw new Error("It is damaged.");
    }
    this.#bodies = HEAD + content.readUInt32BE(CHECKSUM);
    const index: Index = deserialize(content.subarray(HEAD, this.#bodies)); // The build wrote it.
    this.#places = index.places;
    this.ledger = new Ledger(index.ledger);
    this.#file = openSync(buildFile(folder), "r");
  }

  get(key: string): CacheEntry | undefined {
    const place = this.#places.get(key);
    if (!place) return undefined;
    const { start, length, headers, ...entry } = place;
    const body = Buffer.alloc(length);
    readSync(this.#file, body, 0, length, this.#bodies + start);
    return { ...entry, headers: { ...securityHeaders(), ...headers }, body };
  }

  /** The tags of every entry. */
  tagsByKey(): [key: string, tags: readonly string[]][] {
    return [...this.#places].map(([key, { tags }]) => [key, tags]);
  }
}
