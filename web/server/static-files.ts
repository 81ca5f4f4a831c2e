import { randomUUID } from "node:crypto";
import { cpSync, existsSync, readdirSync, renameSync, utimesSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { LRUCache } from "lru-cache";
import { securityHeaders } from "../src/responses/security-headers.ts";
import { STATIC } from "./request.ts";
import type { CacheEntry } from "./store.ts";

/** How long unreferenced files are kept: open tabs and copies in a CDN may still need them. */
const RETENTION_DAYS = 7;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".woff2": "font/woff2",
};

/** Matches only paths that stay inside the folder. */
const NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

/**
 * The immutable files: scripts, stylesheets and fonts of the build, and the hydration files of its pages.
 * They are in one folder that outlives builds and that instances may share.
 */
export class StaticFiles {
  readonly #folder: string;
  readonly #memory = new LRUCache<string, CacheEntry>({
    maxSize: 8 * 1024 * 1024,
    // Includes its compressed encodings.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 1_000,
  });

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Adds the files of a build, or marks them as in use. @throws on an unknown file type */
  addBuild(folder: string): void {
    for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const source = join(file.parentPath, file.name);
      if (!TYPES[extname(source)]) {
        throw new Error(`${file.name}: add the type “${extname(source)}” to static-files.ts.`);
      }
      const target = join(this.#folder, relative(folder, source));
      if (!existsSync(target)) {
        // Other instances may be reading the folder, so a file has to appear atomically.
        const part = `${target}.${randomUUID()}`;
        cpSync(source, part);
        renameSync(part, target);
      }
      utimesSync(target, new Date(), new Date());
    }
  }

  /** Adds a file under its address. */
  async add(path: string, body: string): Promise<void> {
    const target = join(this.#folder, path.slice(STATIC.length));
    const part = `${target}.${randomUUID()}`;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(part, body);
    await rename(part, target);
  }

  /** The file at an address, ready to be sent. */
  async get(path: string): Promise<CacheEntry | undefined> {
    const cached = this.#memory.get(path);
    if (cached) return cached;
    const name = path.slice(STATIC.length);
    const type = TYPES[extname(name)];
    if (!type || !NAME.test(name)) return undefined;
    const body = await readFile(join(this.#folder, name)).catch(() => undefined);
    if (!body) return undefined;
    const caching = { "cache-control": "public, max-age=31536000, immutable" };
    const headers = { ...securityHeaders(), "content-type": type, ...caching };
    const entry: CacheEntry = { status: 200, headers, body, tags: [] };
    this.#memory.set(path, entry);
    return entry;
  }

  /**
   * Deletes files that neither the build in this folder nor a page has referenced for `RETENTION_DAYS`.
   * @param payloads addresses of the files that pages reference
   */
  async prune(build: string, payloads: Iterable<string>, now = new Date()): Promise<void> {
    this.addBuild(build);
    for (const path of payloads) {
      const file = join(this.#folder, path.slice(STATIC.length));
      await utimes(file, now, now).catch(() => {});
    }
    for (const file of await readdir(this.#folder, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const path = join(file.parentPath, file.name);
      // Another instance may delete it first.
      const usedMs = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
      if (usedMs < now.getTime() - RETENTION_DAYS * 86_400_000) await rm(path, { force: true });
    }
  }
}
