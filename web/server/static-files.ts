import { randomUUID } from "node:crypto";
import { cpSync, existsSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, join, relative } from "node:path";
import { LRUCache } from "lru-cache";
import { noteProblem } from "../src/runtime/observability/health.ts";
import { log } from "../src/runtime/observability/log.ts";
import { type CacheEntry, createFile, entityTag, IMMUTABLE, REVALIDATE } from "./entry.ts";
import { STATIC } from "./request.ts";

/** How long files of earlier builds are kept: open tabs and copies in a CDN may still need them. */
const RETENTION_DAYS = 7;

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Matches the address of two sheets of a folder that a page links as one (`create-entry.ts`). */
const SHEETS = /\.css,([\w~.-]+)\.css$/;

/** Matches only paths that stay inside the folder. */
const NAME = /^(?:[\w~-][\w.~-]*\/)*[\w~-][\w.~-]*$/;

type Folders = {
  /** The immutable files of this build: scripts, stylesheets and fonts. */
  build: string;
  /** Those of earlier builds. It outlives builds, and instances may share it. */
  earlier: string;
  /** Files whose address does not change with their content. */
  public: string;
};

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/** @throws on a type that is not listed here */
function typeOf(file: string): string {
  const type = TYPES[extname(file)];
  if (!type) throw new Error(`${file}: add the type “${extname(file)}” to static-files.ts.`);
  return type;
}

/** The files that the site's own server sends: those of this build, of earlier builds, and of `public/`. */
export class StaticFiles {
  readonly #folders: Folders;
  /** Addresses of the files in `public/`. */
  readonly publicFiles: ReadonlySet<string>;
  readonly #memory = new LRUCache<string, CacheEntry>({
    maxSize: 4 * 1024 * 1024,
    // Includes its compressed encodings.
    sizeCalculation: ({ body }) => Math.ceil(body.length * 1.5) + 1_000,
  });

  /** @throws on a file of a type that is not listed here */
  constructor(folders: Folders) {
    this.#folders = folders;
    for (const file of filesIn(folders.build)) typeOf(file);
    const files = filesIn(folders.public);
    for (const file of files) typeOf(file);
    this.publicFiles = new Set(files.map((file) => file.slice(folders.public.length)));
  }

  /** The file at an address, ready to be sent. */
  async get(path: string): Promise<CacheEntry | undefined> {
    const cached = this.#memory.get(path);
    if (cached) return cached;
    const file = this.publicFiles.has(path)
      ? await this.#readPublic(path)
      : await this.#readImmutable(path.slice(STATIC.length));
    if (file) this.#memory.set(path, file);
    return file;
  }

  async #readPublic(path: string): Promise<CacheEntry | undefined> {
    const body = await read(join(this.#folders.public, path));
    if (!body) return undefined;
    const file = createFile(typeOf(path), REVALIDATE, body);
    return { ...file, headers: { ...file.headers, etag: entityTag(body) } };
  }

  async #readImmutable(name: string): Promise<CacheEntry | undefined> {
    const type = TYPES[extname(name)];
    const [first = "", second] = name.split(SHEETS);
    const parts = second ? [`${first}.css`, `${dirname(first)}/${second}.css`] : [name];
    const bodies = await Promise.all(parts.map((part) => this.#readPart(part)));
    if (!type || bodies.includes(undefined)) return undefined;
    return createFile(type, IMMUTABLE, Buffer.concat(bodies.flatMap((body) => body ?? [])));
  }

  async #readPart(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined;
    const { build, earlier } = this.#folders;
    return (await read(join(build, name))) ?? (await read(join(earlier, name)));
  }

  /**
   * Keeps the files of this build for those who still have its pages open after the next one, and deletes those
   * of builds that ended more than `RETENTION_DAYS` ago. The site works without this, so an error is reported only.
   */
  keep(now = new Date()): void {
    const { build, earlier } = this.#folders;
    try {
      for (const file of filesIn(build)) {
        const target = join(earlier, relative(build, file));
        if (!existsSync(target)) {
          // Other instances may be reading the folder, so a file has to appear atomically.
          const part = `${target}.${randomUUID()}`;
          cpSync(file, part);
          renameSync(part, target);
        }
        utimesSync(target, now, now);
      }
      for (const file of filesIn(earlier)) {
        // Another instance may delete it first.
        const usedMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (usedMs < now.getTime() - RETENTION_DAYS * 86_400_000) rmSync(file, { force: true });
      }
    } catch (error) {
      const message = `The files of this build cannot be kept in ${earlier}: ${error}.`;
      log("error", "files not kept", { message });
      noteProblem("The files of this build cannot be kept for open tabs.");
    }
  }
}

const read = (file: string) => readFile(file).catch(() => undefined);
