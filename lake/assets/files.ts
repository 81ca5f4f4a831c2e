import { createHash, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { httpError } from "../errors.ts";

const PARTIAL = ".partial";

/** Bytes received but not yet named, in a temporary file. */
export interface ReceivedFile {
  readonly file: string;
  readonly sha1: string;
  readonly size: number;
}

/** Uploads on disk, one file each, named by content hash, and the pictures rendered from them. */
export class AssetFiles {
  readonly #originals: string;
  readonly #rendered: string;

  /** @param folder created when missing; partial files that a crash left in it are deleted */
  constructor(folder: string) {
    this.#originals = path.join(folder, "originals");
    this.#rendered = path.join(folder, "rendered");
    for (const directory of [this.#originals, this.#rendered]) {
      mkdirSync(directory, { recursive: true });
      for (const name of readdirSync(directory)) {
        if (name.endsWith(PARTIAL)) rmSync(path.join(directory, name));
      }
    }
  }

  /**
   * Streams a body to a temporary file, hashing it as it arrives.
   * @throws LakeError 413 above `maxBytes`, 400 for an empty body.
   */
  async receive(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile> {
    const file = path.join(this.#originals, `${randomUUID()}${PARTIAL}`);
    const hash = createHash("sha1");
    let size = 0;
    const handle = await open(file, "wx", 0o600);
    try {
      for await (const chunk of body) {
        size += chunk.byteLength;
        if (size > maxBytes) {
          const limit = Math.round(maxBytes / 1024 / 1024);
          throw httpError(413, `The upload is larger than ${limit} MB; upload a smaller file.`);
        }
        hash.update(chunk);
        await handle.writeFile(chunk);
      }
      if (size === 0) throw httpError(400, "The upload is empty; send the file as the body.");
      // These bytes must be on disk before a document refers to them.
      await handle.sync();
    } catch (error) {
      await this.discard({ file });
      throw error;
    } finally {
      await handle.close();
    }
    return { file, sha1: hash.digest("hex"), size };
  }

  /** Renames a received file to its final name, which is derived from its hash. */
  keep({ file }: ReceivedFile, fileName: string): Promise<void> {
    return rename(file, this.pathOf(fileName));
  }

  discard({ file }: Pick<ReceivedFile, "file">): Promise<void> {
    return rm(file, { force: true });
  }

  has(fileName: string): boolean {
    return existsSync(this.pathOf(fileName));
  }

  /** Path of an upload. `fileName` must come from `assetFileName`: it is not checked here. */
  pathOf(fileName: string): string {
    return path.join(this.#originals, fileName);
  }

  /**
   * Returns a rendered picture from the cache, or renders it.
   * @param key a safe file name
   */
  async rendered(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.#rendered, key);
    if (existsSync(file)) return readFile(file);
    const bytes = await render();
    const temporary = `${file}.${randomUUID()}${PARTIAL}`;
    await writeFile(temporary, bytes);
    await rename(temporary, file);
    return bytes;
  }
}
