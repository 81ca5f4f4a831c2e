import { existsSync, readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { join } from "node:path";

/** A place in a file of the build: on the server below `.next/`, in a browser below `/_next/`. */
const PLACE = /[^\s()"@]*?\/[._]next\/([^\s():?"]+\.m?js)(?:\?[^\s():"]*)?:(\d+):(\d+)/g;

/** How the build's tools name the repository. */
const PROJECT = /^(?:turbopack:\/\/\/|file:\/\/)?(?:\[project\]\/|(?:\.{1,2}\/)+)?/;

/** Turns places in a build's files into those in its sources. */
export class Originals {
  readonly #maps = new Map<string, SourceMap | undefined>();
  readonly #folder: string;

  /** @param folder the maps that `npm run package` keeps beside a package, such as `dist/site-maps` */
  constructor(folder: string) {
    this.#folder = folder;
  }

  #mapOf(file: string): SourceMap | undefined {
    if (!this.#maps.has(file)) {
      const path = join(this.#folder, `${file}.map`);
      const map = existsSync(path)
        ? new SourceMap(JSON.parse(readFileSync(path, "utf8")))
        : undefined;
      this.#maps.set(file, map);
    }
    return this.#maps.get(file);
  }

  /** The file, line and column that a place comes from; `undefined` where no map knows. */
  #find(file: string, line: number, column: number): string | undefined {
    // The class counts from 0, a stack from 1.
    const entry = this.#mapOf(file)?.findEntry(line - 1, column - 1);
    if (!entry || !("originalSource" in entry) || !entry.originalSource) return undefined;
    // Our own scripts' maps are relative to the site's folder.
    const source = entry.originalSource.replace(PROJECT, "").replace(/^src\//, "web/src/");
    return `${source}:${entry.originalLine + 1}:${entry.originalColumn + 1}`;
  }

  /** A text with each place in the build replaced by the one in the sources. Others stay as they are. */
  translate(text: string): string {
    return text.replaceAll(
      PLACE,
      (place, file: string, line: string, column: string) =>
        this.#find(file, Number(line), Number(column)) ?? place,
    );
  }
}

/** The fields of a line of the log that a reader wants first. */
type Event = { time?: string; event?: string; message?: string; stack?: string };

/** A line of the log as lines to read: an event with its stack, or the line itself. */
function expand(line: string): string {
  try {
    const { time, event, message, stack, ...others } = JSON.parse(line) as Event;
    const details = Object.keys(others).length > 0 ? ` ${JSON.stringify(others)}` : "";
    return [`${time} ${event}: ${message}${details}`, stack].filter(Boolean).join("\n");
  } catch {
    return line;
  }
}

/**
 * Reads a stack, or the lines of a log.
 * @param reference of an error, as visitors see it, or the id of a request: only lines of the log with it are kept
 * @returns the text with the places in the sources; empty where nothing has the reference
 */
export function readStacks(text: string, originals: Originals, reference?: string): string {
  const lines = text.split("\n").filter((line) => !reference || line.includes(reference));
  return originals.translate(lines.map(expand).join("\n")).trim();
}
