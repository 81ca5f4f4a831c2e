import { DatabaseSync } from "node:sqlite";
import type { DocumentState } from "../../src/revalidation/document-state.ts";
import type { Changes, Ledger, LedgerStore } from "../../src/revalidation/ledger.ts";
import { LedgerRows } from "../../src/revalidation/ledger-rows.ts";
import type { Connection } from "./connection.ts";
import { LEDGER_SINCE, LEDGER_WRITE } from "./scripts.ts";

/** How many changes are fetched at once: half a megabyte. */
const AT_ONCE = 500;

/** Where this instance stands in what happened to the ledger in Redis. */
type Place = { first: string; version: number };

/** Where nobody stands: what this instance has, Redis has not. */
const NOWHERE: Place = { first: "nowhere", version: 0 };

type Since = [
  first: string,
  version: string,
  probe: string,
  reached: string,
  ids: string[],
  states: (string | null)[],
];

type Options = {
  redis: Connection;
  /** Names a key of this build. */
  key: (name: string) => string;
  /** How long the ledger outlives the last instance of its build, in seconds. */
  lifetime: number;
  /** The file of the ledger that the build made, the same for every instance. */
  built: string;
  /** Called when Redis does not answer. */
  onLost: () => void;
};

/**
 * The ledger of many instances. Each has the build's and a copy of what changed since, in a file that
 * ends with the process; Redis has what changed since, and tells each instance what it has not heard.
 */
export class RedisLedger implements LedgerStore {
  readonly #database = new DatabaseSync("");
  readonly #rows: LedgerRows;
  readonly #options: Options;
  readonly #keys: string[];
  #place: Place = { first: "", version: 0 };
  /** Whether all that is in the ledger we know was told to the others. */
  #isShared = false;

  constructor(options: Options) {
    this.#options = options;
    this.#keys = ["ledger", "ledger:versions", "ledger:states"].map(options.key);
    this.#rows = new LedgerRows(this.#database, options.built);
  }

  /** While Redis is away, what this instance knows. */
  async read(): Promise<Ledger> {
    try {
      await this.#catchUp();
      this.#isShared = true;
    } catch {
      this.#isShared = false;
      this.#options.onLost();
    }
    return this.#rows;
  }

  async #catchUp(): Promise<void> {
    for (let isBehind = true; isBehind; ) {
      const { first, version } = this.#place;
      const values = [first, String(version), String(AT_ONCE), String(this.#options.lifetime)];
      const answer = await this.#options.redis.script(LEDGER_SINCE, this.#keys, values);
      const [nowFirst, last, probe, reached, ids, states] = answer as Since;
      if (nowFirst !== first || Number(last) < version) {
        // Redis forgot something, or we are what it never heard of.
        this.#rows.forget();
        this.#place = { first: nowFirst, version: 0 };
        continue;
      }
      isBehind = ids.length === AT_ONCE;
      const changes = ids.map((id, at) => [id, parsed(states[at])] as const);
      await this.#rows.write(new Map(changes), (!isBehind && probe) || undefined);
      this.#place = { first, version: Number(isBehind ? reached : last) };
    }
  }

  async write(changes: Changes, probe?: string): Promise<void> {
    if (changes.size === 0 && probe === undefined) return;
    const before = this.#place;
    this.#place = NOWHERE;
    await this.#rows.write(changes, probe);
    // Or nobody would find any more what the others have yet to hear.
    if (!this.#isShared) return;
    try {
      const pairs = [...changes].flatMap(([id, state]) => [id, state ? JSON.stringify(state) : ""]);
      const values = [String(Date.now()), String(this.#options.lifetime), probe ?? "", ...pairs];
      const answer = await this.#options.redis.script(LEDGER_WRITE, this.#keys, values);
      const [first = "", last, now] = answer as string[];
      const isNext = Number(last) === before.version && (before.first || first) === first;
      this.#place = isNext ? { first, version: Number(now) } : before;
    } catch {
      // What comes after this must not look as if nothing was missing.
      this.keepToItself();
      this.#options.onLost();
    }
  }

  /** Keeps to this instance what it writes until the ledger is read again. */
  keepToItself(): void {
    this.#isShared = false;
  }

  close(): void {
    this.#database.close();
  }
}

// Written by `write`, of a state.
const parsed = (state: string | null | undefined): DocumentState | undefined =>
  state ? JSON.parse(state) : undefined;
