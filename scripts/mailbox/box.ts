import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** A mail, as text. Addresses are as its head has them. */
export type Mail = {
  id: string;
  receivedAt: string;
  from: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
};

/** Older mails are deleted. */
const MOST_MAILS = 200;

/** The mails that came, the newest first, kept in a file. */
export class Box {
  readonly #file: string;
  #mails: Mail[];

  /** @param folder where the file is, made where missing */
  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#file = join(folder, "mails.json");
    this.#mails = read(this.#file);
  }

  get mails(): readonly Mail[] {
    return this.#mails;
  }

  /** Keeps a mail, on disk when this returns. One that comes again replaces the first. */
  take(mail: Mail): void {
    const rest = this.#mails.filter(({ id }) => id !== mail.id);
    this.#write([mail, ...rest].slice(0, MOST_MAILS));
  }

  empty(): void {
    this.#write([]);
  }

  #write(mails: Mail[]): void {
    writeFileSync(`${this.#file}.new`, JSON.stringify(mails), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
    this.#mails = mails;
  }
}

function read(file: string): Mail[] {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Mail[]; // Written above.
  } catch {
    return [];
  }
}
