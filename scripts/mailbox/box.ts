import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What the site's worker posts (`web/src/notices/message.ts`). */
export type Message = {
  timestamp: string;
  data: Readonly<Record<string, string | null>>;
};

/** A message and how often it came. */
export type Received = { id: string; receivedAt: string; times: number; message: Message };

/** Older messages are deleted. */
const MOST_MESSAGES = 200;

/** The messages that came, the newest first, kept in a file. */
export class Box {
  readonly #file: string;
  #received: Received[];

  /** @param folder where the file is, made where missing */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, "messages.json");
    this.#received = read(this.#file);
  }

  get received(): readonly Received[] {
    return this.#received;
  }

  /** Keeps a message, on disk when this returns. One that comes again is counted. */
  take(id: string, message: Message, receivedAt = new Date().toISOString()): void {
    const before = this.#received.find((other) => other.id === id);
    const rest = this.#received.filter((other) => other.id !== id);
    const times = (before?.times ?? 0) + 1;
    this.#write([{ id, receivedAt, times, message }, ...rest].slice(0, MOST_MESSAGES));
  }

  empty(): void {
    this.#write([]);
  }

  #write(received: Received[]): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(received), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    this.#received = received;
  }
}

function read(file: string): Received[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Received[]; // Written above.
  } catch {
    return [];
  }
}
