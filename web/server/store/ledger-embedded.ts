import { DatabaseSync } from "node:sqlite";
import type { Changes, Ledger, LedgerStore } from "../../src/revalidation/ledger.ts";
import { LedgerRows } from "../../src/revalidation/ledger-rows.ts";

/**
 * The ledger of one process. What changed is written beside the answers, so that it is never newer than
 * they are, whatever a crash cuts off; what is read is a copy in a file that ends with the process. For
 * while an instance ends, the next one begins with the same answers, and each has to find out for its own
 * memory what changed.
 */
export class EmbeddedLedger implements LedgerStore {
  readonly #database = new DatabaseSync("");
  readonly #known: LedgerRows;
  readonly #kept: LedgerRows;

  /**
   * @param answers the database of the answers
   * @param file where it lies
   * @param built the file of the ledger that the build made
   */
  constructor(answers: DatabaseSync, file: string, built: string) {
    this.#kept = new LedgerRows(answers, built);
    this.#known = new LedgerRows(this.#database, built);
    this.#known.takeOver(file);
  }

  async read(): Promise<Ledger> {
    return this.#known;
  }

  async write(changes: Changes, probe?: string): Promise<void> {
    await this.#kept.write(changes, probe);
    await this.#known.write(changes, probe);
  }

  close(): void {
    this.#database.close();
  }
}
