import { createHash, randomUUID } from "node:crypto";
import { constants, existsSync, readdirSync, rmSync } from "node:fs";
import { access, mkdir, open, rename, rm } from "node:fs/promises";
import path from "node:path";
import { httpError } from "../errors.ts";

const PARTIAL = ".partial";

/** Bytes received but not yet named. */
export interface ReceivedBlob {
  /** Path of the temporary file. */
  file: string;
  sha1: string;
  /** Bytes. */
  size: number;
}

/**
 * Asset bytes on disk, one file each, named by content. Once `keep` has resolved, the bytes
 * survive a crash: file and folder are synced to disk.
 */
export class BlobStore {
  readonly #folder: string;

  /** @param folder may hold uploads that a crash cut short: they are removed */
  constructor(folder: string) {
    this.#folder = folder;
    const left = existsSync(folder) ? readdirSync(folder) : [];
    for (const name of left.filter((name) => name.endsWith(PARTIAL)))
      rmSync(path.join(folder, name));
  }

  /**
   * Streams a body to a synced temporary file, hashing on the way.
   * @throws LakeError 413 above `maxBytes`, 400 for an empty body.
   */
  async receive(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedBlob> {
    await mkdir(this.#folder, { recursive: true });
    const file = path.join(this.#folder, `${randomUUID()}${PARTIAL}`);
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
      await handle.sync();
    } catch (error) {
      await rm(file, { force: true });
      throw error;
    } finally {
      await handle.close();
    }
    return { file, sha1: hash.digest("hex"), size };
  }

  /** Gives received bytes their lasting name. The same name always means the same bytes. */
  async keep(blob: ReceivedBlob, fileName: string): Promise<void> {
    await rename(blob.file, this.pathOf(fileName));
    const folder = await open(this.#folder, "r");
    try {
      await folder.sync();
    } finally {
      await folder.close();
    }
  }

  /** Throws received bytes away. */
  async discard(blob: ReceivedBlob): Promise<void> {
    await rm(blob.file, { force: true });
  }

  async has(fileName: string): Promise<boolean> {
    return access(this.pathOf(fileName), constants.R_OK).then(
      () => true,
      () => false,
    );
  }

  /** Path of a kept file. `fileName` must come from `assetFileName`: it is not checked here. */
  pathOf(fileName: string): string {
    return path.join(this.#folder, fileName);
  }
}
