import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

/**
 * Revalidated tags on disk, beside the pages they make stale. Next keeps them in memory, so that
 * after a restart a page on disk from before a publish would pass for fresh.
 */
export class TagJournal {
  readonly #file: string;

  private constructor(file: string) {
    this.#file = file;
  }

  /**
   * Reads the journal of a build into Next's manifest and keeps writing to it.
   * @param serverDistDir the build's `server` folder
   */
  static open(serverDistDir: string): TagJournal {
    const journal = new TagJournal(join(serverDistDir, "revalidated-tags.log"));
    journal.#load();
    return journal;
  }

  #load(): void {
    let text: string;
    try {
      text = readFileSync(this.#file, "utf8");
    } catch {
      return; // A fresh build has revalidated nothing.
    }
    const latest = new Map<string, number>();
    for (const line of text.split("\n")) {
      const [time, tag] = line.split("\t");
      if (time && tag) latest.set(tag, Number(time));
    }
    for (const [tag, expired] of latest) tagsManifest.set(tag, { stale: expired, expired });
    writeFileSync(this.#file, [...latest].map(([tag, time]) => `${time}\t${tag}\n`).join(""));
  }

  /** Notes that these tags were revalidated now. */
  record(tags: readonly string[]): void {
    const time = Date.now();
    mkdirSync(dirname(this.#file), { recursive: true });
    appendFileSync(this.#file, tags.map((tag) => `${time}\t${tag}\n`).join(""));
  }
}
