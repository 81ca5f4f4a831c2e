import { cpSync, readdirSync, rmSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { LRUCache } from "lru-cache";
import { noteProblem } from "../src/runtime/observability/health.ts";
import { log } from "../src/runtime/observability/log.ts";
import { type CacheEntry, createFile, entityTag, IMMUTABLE, REVALIDATE } from "./entry.ts";
import { STATIC } from "./request.ts";

/** How long the files of a build are kept, from its first start: open tabs and copies in a CDN may still need them. */
const RETENTION_MS = 90 * 86_400_000;

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

  constructor(folders: Folders) {
    this.#folders = folders;
    const files = filesIn(folders.public);
    this.publicFiles = new Set(files.map((file) => file.slice(folders.public.length)));
  }

  /** The file at an address, ready to be sent. */
  async get(path: string): Promise<CacheEntry | undefined> {
    const cached = this.#memory.get(path);
    if (cached) return cached;
    const isPublic = this.publicFiles.has(path);
    const type = TYPES[extname(path)];
    const body = isPublic
      ? await read(join(this.#folders.public, path))
      : await this.#readImmutable(path.slice(STATIC.length));
    if (!type || !body) return undefined;
    const { headers, ...file } = createFile(type, isPublic ? REVALIDATE : IMMUTABLE, body);
    const entry = { ...file, headers: { ...headers, etag: entityTag(body) } };
    this.#memory.set(path, entry);
    return entry;
  }

  async #readImmutable(name: string): Promise<Buffer | undefined> {
    const [first = "", second] = name.split(SHEETS);
    const parts = second ? [`${first}.css`, `${dirname(first)}/${second}.css`] : [name];
    const bodies = await Promise.all(parts.map((part) => this.#readPart(part)));
    return bodies.includes(undefined)
      ? undefined
      : Buffer.concat(bodies.flatMap((body) => body ?? []));
  }

  async #readPart(name: string): Promise<Buffer | undefined> {
    if (!NAME.test(name)) return undefined;
    const { build, earlier } = this.#folders;
    return (await read(join(build, name))) ?? (await read(join(earlier, name)));
  }

  /**
   * Keeps the files of this build for those who still have its pages open after the next one. Call it before the site
   * listens: nobody asks for a file that is being copied. The site works without this, so an error is reported only.
   */
  keep(): void {
    const { build, earlier } = this.#folders;
    try {
      cpSync(build, earlier, { recursive: true, force: false });
      for (const file of filesIn(earlier)) {
        // Another instance may delete it first.
        const keptMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
        if (keptMs < Date.now() - RETENTION_MS) rmSync(file, { force: true });
      }
    } catch (error) {
      const message = `The files of this build cannot be kept in ${earlier}: ${error}.`;
      log("error", "files not kept", { message });
      noteProblem("The files of this build cannot be kept for open tabs.");
    }
  }
}

const read = (file: string) => readFile(file).catch(() => undefined);
