import { LRUCache } from "lru-cache";
import type { Answer, KeepOptions, Kept } from "./store.ts";

const MB = 1024 * 1024;

/** More tags than are revalidated between two starts of most sites. */
const TAGS = 200_000;

/** The body, its encodings, the address, and what an entry takes by itself. */
const sizeOf = ({ answer: { body, tags } }: Kept, key: string) =>
  Math.ceil(body.length * 1.5) + key.length + tags.length * 64 + 1_000;

const memory = (maxSize: number) =>
  new LRUCache<string, Kept>({ maxSize, sizeCalculation: sizeOf });

/** When something was revalidated: how many revalidations there were by then, and the time. */
type Moment = { count: number; at: number };

/** Of answers that are in a database too, as many as most sites have; the others are read when asked for. */
const LASTING = 64 * MB;

/** Of answers that are nowhere else. */
const PASSING = 16 * MB;

/** The answers this process serves most, and what was revalidated lately. */
export class Memory {
  readonly #lasting = memory(LASTING);
  readonly #passing = memory(PASSING);
  /** Of no tag is it known whether it was revalidated before this. */
  #unknown: Moment = { count: 0, at: 0 };
  readonly #revalidated = new LRUCache<string, Moment>({
    max: TAGS,
    dispose: (moment, _tag, reason) => {
      if (reason === "evict") this.#unknown = moment;
    },
  });
  #count = 0;

  get count(): number {
    return this.#count;
  }

  peek(key: string): Kept | undefined {
    return this.#lasting.get(key) ?? this.#passing.get(key);
  }

  /** @returns false when a tag of the answer was revalidated since it was begun: it is not kept */
  put(key: string, answer: Answer, { since, lasting }: KeepOptions): boolean {
    if (since < this.#unknown.count) return false;
    if (answer.tags.some((tag) => (this.#revalidated.get(tag)?.count ?? 0) > since)) return false;
    const [here, there] = lasting ? [this.#lasting, this.#passing] : [this.#passing, this.#lasting];
    there.delete(key);
    here.set(key, { answer, fresh: true });
    return true;
  }

  /** Puts an answer that is stale: all there is, should it not be possible to make it again. */
  putStale(key: string, answer: Answer): void {
    this.#lasting.set(key, { answer, fresh: false });
  }

  payloads(): string[] {
    return [...this.#all()].flatMap(({ answer }) => answer.payload ?? []);
  }

  /** @param count how many revalidations there were with this one */
  revalidate(tags: readonly string[], count = this.#count + 1): void {
    const moment = { count, at: Date.now() };
    const changed = new Set(tags);
    this.#count = count;
    for (const tag of changed) this.#revalidated.set(tag, moment);
    for (const kept of this.#all()) {
      if (kept.answer.tags.some((tag) => changed.has(tag))) kept.fresh = false;
    }
  }

  /** Trusts nothing any more: some revalidation was not heard. */
  doubtAll(count: number): void {
    this.#count = count;
    this.#unknown = { count, at: Date.now() };
    this.#revalidated.clear();
    for (const kept of this.#all()) kept.fresh = false;
  }

  revalidatedAfter(time: number, tags: readonly string[]): boolean {
    if (time <= this.#unknown.at) return true;
    return tags.some((tag) => (this.#revalidated.get(tag)?.at ?? 0) >= time);
  }

  *#all(): Generator<Kept> {
    yield* this.#lasting.values();
    yield* this.#passing.values();
  }
}
