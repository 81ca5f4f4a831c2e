import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Rendered images on disk, bounded in total bytes: the least recently used go first. Losing one
 * costs a render, so writes are renamed into place but not fsynced.
 */
export class DerivedCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** File name to size; a Map keeps insertion order, so the oldest use comes first. */
  readonly #sizes = new Map<string, number>();
  readonly #running = new Map<string, Promise<Buffer>>();
  #bytes = 0;
  #loaded: Promise<void> | undefined;

  /**
   * @param folder made when first needed.
   * @param maxBytes the most all files together may take.
   */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Total bytes kept now. */
  get bytes(): number {
    return this.#bytes;
  }

  /**
   * The bytes kept under `key` (a safe file name), or else those that `render` makes. Requests
   * for one key at the same time share one render. A failed render is not kept.
   */
  async get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    this.#loaded ??= this.#load();
    await this.#loaded;
    const running = this.#running.get(key);
    if (running) return running;
    const result = this.#readOrRender(key, render).finally(() => this.#running.delete(key));
    this.#running.set(key, result);
    return result;
  }

  async #readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    if (this.#sizes.has(key)) {
      const kept = await readFile(this.#file(key)).catch(() => undefined);
      if (kept) {
        this.#use(key, kept.byteLength);
        return kept;
      }
    }
    const made = await render();
    if (made.byteLength <= this.#maxBytes) {
      const temporary = this.#file(`${key}.partial`);
      await writeFile(temporary, made);
      await rename(temporary, this.#file(key));
      this.#use(key, made.byteLength);
      await this.#evict();
    }
    return made;
  }

  /** Marks a key as the most recently used. */
  #use(key: string, size: number): void {
    this.#bytes += size - (this.#sizes.get(key) ?? 0);
    this.#sizes.delete(key);
    this.#sizes.set(key, size);
  }

  async #evict(): Promise<void> {
    for (const [key, size] of this.#sizes) {
      if (this.#bytes <= this.#maxBytes) return;
      this.#sizes.delete(key);
      this.#bytes -= size;
      await rm(this.#file(key), { force: true });
    }
  }

  /** Takes up what an earlier run left, oldest first. */
  async #load(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    const names = await readdir(this.#folder);
    const found = await Promise.all(
      names.map(async (name) => ({ name, info: await stat(this.#file(name)) })),
    );
    found.sort((a, b) => a.info.mtimeMs - b.info.mtimeMs);
    for (const { name, info } of found) {
      if (name.endsWith(".partial")) await rm(this.#file(name), { force: true });
      else this.#use(name, info.size);
    }
    await this.#evict();
  }

  #file(name: string): string {
    return path.join(this.#folder, name);
  }
}
