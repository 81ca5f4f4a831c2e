import type { DocumentState } from "./document-state.ts";

/** A ledger as JSON, in which the build hands it to the site. */
export type SavedLedger = { probe: string; states: [id: string, state: DocumentState][] };

/**
 * The last known state of every public document. Comparing it with the dataset shows exactly what
 * changed, whether or not an event was received.
 */
export class Ledger {
  readonly #states: Map<string, DocumentState>;
  #probe: string;

  constructor({ probe, states }: SavedLedger = { probe: "", states: [] }) {
    this.#probe = probe;
    this.#states = new Map(states);
  }

  /** The summary of the dataset at its last full comparison; empty before the first. */
  get probe(): string {
    return this.#probe;
  }

  get size(): number {
    return this.#states.size;
  }

  /** The tags of everything that it knows. */
  tags(): string[] {
    return [...this.#states.values()].flatMap(({ parts }) => Object.keys(parts));
  }

  state(id: string): DocumentState | undefined {
    return this.#states.get(id);
  }

  /** How many documents have a tag of a group's members. */
  countMembers(membership: string): number {
    return [...this.#states.values()].filter((state) => state.membership === membership).length;
  }

  /** The last known revision of each document. */
  revisions(): { id: string; type: string; rev: string }[] {
    return [...this.#states].map(([id, { type, rev }]) => ({ id, type, rev }));
  }

  /** Writes states by document id (undefined for a deleted document), and a new probe if there is one. */
  write(changes: ReadonlyMap<string, DocumentState | undefined>, probe = this.#probe): void {
    for (const [id, state] of changes) {
      if (state) this.#states.set(id, state);
      else this.#states.delete(id);
    }
    this.#probe = probe;
  }

  toJSON(): SavedLedger {
    return { probe: this.#probe, states: [...this.#states] };
  }
}
