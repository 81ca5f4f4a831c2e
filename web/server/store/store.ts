import type { LedgerStore } from "../../src/revalidation/ledger.ts";

/** What is sent for an address, finished: nothing is added to it but an encoding. */
export type Answer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: Buffer;
  /** What it was made of (`src/content/tags.ts`). */
  tags: readonly string[];
  /** Key of the page that is shown in place of one that does not exist. */
  standIn?: string;
  /** Address of its hydration file (`static-files.ts`). */
  payload?: string;
};

/** An answer as it was kept; not `fresh` when something it was made of has changed since. */
export type Kept = { answer: Answer; fresh: boolean };

export type KeepOptions = {
  /** What `now()` said before the answer was begun. */
  since: number;
  /** False for addresses that visitors can make up without end: those stay in a small memory only. */
  lasting: boolean;
};

/** Where finished answers are, with all that instances of the site have to agree on. */
export interface PageStore {
  /** How many revalidations this instance has heard of. */
  now(): number;
  /** An answer at hand. */
  peek(key: string): Kept | undefined;
  /** An answer that is kept, wherever it is. */
  find(key: string): Promise<Kept | undefined>;
  /** Keeps an answer, unless something it is made of was revalidated since it was begun. */
  keep(key: string, answer: Answer, options: KeepOptions): Promise<void>;
  /** Addresses of the hydration files of the answers that are kept here. */
  payloads(): Promise<string[]>;
  /** Makes every answer with one of these tags stale, here and wherever else it is. */
  revalidate(tags: readonly string[]): Promise<void>;
  /** Whether one of these tags was revalidated at or after a time, in milliseconds since 1970. */
  revalidatedAfter(time: number, tags: readonly string[]): boolean;
  /**
   * Lets one instance make an answer while the others wait for it.
   * @returns what another made meanwhile, if one did
   */
  makeOnce(key: string, make: () => Promise<Answer>): Promise<Answer>;
  /** What the site last saw of every document. */
  ledger: LedgerStore;
  /** Runs a task while no other instance runs one. */
  alone<Result>(task: () => Promise<Result>): Promise<Result>;
  /**
   * Counts work of a kind that all instances share out.
   * @param now in milliseconds since 1970
   * @returns whether it is within a number per second
   */
  allow(kind: string, perSecond: number, now?: number): Promise<boolean>;
  /** Whether a message was handled; `noteHandled` remembers that it was. */
  wasHandled(message: string): Promise<boolean>;
  noteHandled(message: string): Promise<void>;
  /** Tells instances of other builds which documents changed: each build has a ledger of its own. */
  announce(changed: ReadonlyMap<string, string>): Promise<void>;
  /** Whether all that other instances revalidate is heard of. */
  readonly isHere: boolean;
  close(): Promise<void>;
}
