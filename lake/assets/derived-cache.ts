import { randomUUID } from "node:crypto";
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";

/**
 * Rendered images on disk, as many as there is room for: what comes later is rendered each time.
 * Losing one costs a render, so writes are renamed into place but not fsynced.
 */
export class DerivedCache {
  readonly #folder: string;
  readonly #running = new Map<string, Promise<Buffer>>();

  /** Bytes that may still be written. */
  #room: number;

  /**
   * @param folder made when first needed.
   * @param maxBytes the most all files together may take.
   */
  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    const files = existsSync(folder) ? readdirSync(folder) : [];
    const sizes = files.map((name) => statSync(path.join(folder, name)).size);
    this.#room = maxBytes - sizes.reduce((sum, size) => sum + size, 0);
  }

  /**
   * The bytes kept under `key` (a safe file name), or else those that `render` makes. Requests
   * for one key at the same time share one render. A failed render is not kept.
   */
  get(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.#running.get(key);
    if (running) return running;
    const result = this.#readOrRender(key, render).finally(() => this.#running.delete(key));
    this.#running.set(key, result);
    return result;
  }

  async #readOrRender(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const file = path.join(this.#folder, key);
    const stored = await readFile(file).catch(() => undefined);
    if (stored) return stored;
    const rendered = await render();
    if (rendered.byteLength > this.#room) return rendered;
    this.#room -= rendered.byteLength;
    await mkdir(this.#folder, { recursive: true });
    const temporary = `${file}.${randomUUID()}.partial`;
    await writeFile(temporary, rendered);
    await rename(temporary, file);
    return rendered;
  }
}
