import { setTimeout as sleep } from "node:timers/promises";
import { Connection } from "./connection.ts";
import { RedisLedger } from "./ledger-redis.ts";
import { takeLock, type Unlock } from "./lock.ts";
import { Memory } from "./memory.ts";
import { Rate } from "./rate.ts";
import { COUNT, FIND, KEEP, RATE, REVALIDATE } from "./scripts.ts";
import type { Answer, KeepOptions, Kept, PageStore } from "./store.ts";

/** Answers of a build that no longer runs go by themselves. */
const LIFETIME_S = 30 * 86_400;
const HEARTBEAT_MS = 500;
/** Longer than a page takes to make. */
const WAIT_FOR_OTHERS_MS = 3_000;
const LOG_LENGTH = 1_000;
const REMEMBERED_S = 3_600;

/** Between two counts of Redis: what this instance found out while Redis was away. */
const BETWEEN = 1 / 1024;

type Message = { count: number; tags: string[] };
type Head = Pick<Answer, "status" | "headers" | "payload">;
type Announced = { build: string; changed: [id: string, type: string][] };

type Options = {
  url: string;
  /** Names the build: two side by side keep their answers apart. */
  build: string;
  /** The file of the ledger that the build made. */
  builtLedger: string;
  /** Called when Redis is there, again or for the first time: time to look what was missed. */
  onBack: () => void;
  /** Called when an instance of another build was told what changed. */
  onAnnounced: (changed: Map<string, string>) => void;
};

/** Answers of many instances: what each serves most in its memory, all of them in Redis. */
export class RedisStore implements PageStore {
  readonly #memory = new Memory();
  /** What this instance begins by itself while Redis is away. */
  readonly #rate = new Rate();
  readonly #redis: Connection;
  readonly #options: Options;
  readonly #prefix: string;
  readonly ledger: RedisLedger;
  #here = false;
  #heartbeat: NodeJS.Timeout | undefined;
  #closed = false;
  #catchingUp: Promise<void> | undefined;
  /** What was revalidated here alone while Redis was away: the others are told when it is back. */
  readonly #untold = new Set<string>();

  private constructor(options: Options) {
    this.#options = options;
    this.#prefix = `site:${options.build}:`;
    this.#redis = new Connection(options.url);
    this.ledger = new RedisLedger({
      redis: this.#redis,
      key: this.#key,
      lifetime: LIFETIME_S,
      built: options.builtLedger,
      onLost: () => this.#lost(undefined),
    });
  }

  /** Connects; resolves when Redis has answered, or after a moment without it. */
  static async open(options: Options): Promise<RedisStore> {
    const store = new RedisStore(options);
    store.#redis.listen(store.#key("revalidated"), (message) => store.#hear(JSON.parse(message)));
    store.#redis.listen("site:announced", (message) => store.#hearAnnounced(JSON.parse(message)));
    store.#redis.connect();
    for (let tries = 0; tries < 20 && !store.#here; tries++) {
      await store.#beat();
      if (!store.#here) await sleep(50);
    }
    store.#schedule();
    return store;
  }

  #key = (name: string) => this.#prefix + name;

  /** Whether all that others revalidate is heard of. */
  get isHere(): boolean {
    return this.#here;
  }

  #schedule(): void {
    this.#heartbeat = setTimeout(async () => {
      await this.#beat();
      if (!this.#closed) this.#schedule();
    }, HEARTBEAT_MS);
  }

  /** Notices messages that never came, and whether Redis is there. */
  async #beat(): Promise<void> {
    try {
      const keys = ["tags", "count"].map(this.#key);
      const count = Number(await this.#redis.script(COUNT, keys, this.#least()));
      if (count > this.#memory.count || !this.#here) await this.#catchUp();
      if (this.#here) return;
      this.#here = true;
      const untold = [...this.#untold];
      this.#untold.clear();
      // Whatever the ledger says: another instance may have kept, meanwhile, an answer made of what it was.
      await this.revalidate(untold);
      if (this.#here) this.#options.onBack();
    } catch {
      this.#here = false;
    }
  }

  /** What the count of Redis may not be less than, and what it becomes if it is. */
  #least = () => [String(Math.floor(this.#memory.count)), String(Date.now())];

  #hear({ count, tags }: Message): void {
    if (count <= this.#memory.count) return;
    if (count === Math.floor(this.#memory.count) + 1) this.#memory.revalidate(tags, count);
    else void this.#catchUp().catch(() => {});
  }

  /** Hears what it missed; where that is no longer known, trusts nothing it has. */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#readLog().finally(() => {
      this.#catchingUp = undefined;
    });
    return this.#catchingUp;
  }

  async #readLog(): Promise<void> {
    const lines = await this.#redis.run("LRANGE", this.#key("log"), "0", "-1");
    const count = Number(await this.#redis.run("GET", this.#key("count")));
    const log = (lines as string[]).map((line) => JSON.parse(line) as Message);
    for (const message of log) {
      if (message.count === Math.floor(this.#memory.count) + 1) {
        this.#memory.revalidate(message.tags, message.count);
      }
    }
    if (count > this.#memory.count) this.#memory.doubtAll(count);
  }

  now(): number {
    return this.#memory.count;
  }

  peek(key: string): Kept | undefined {
    return this.#memory.peek(key);
  }

  async find(key: string): Promise<Kept | undefined> {
    const atHand = this.#memory.peek(key);
    if (!this.#here) return atHand;
    try {
      const keys = [this.#key("tags"), this.#key(`answer:${key}`), this.#key("count")];
      const found = await this.#redis.bytes(FIND, keys, [String(LIFETIME_S)]);
      if (!found) return atHand;
      const [fresh, count, tags, head, body] = found.map(String);
      const answer: Answer = {
        ...(JSON.parse(head ?? "") as Head),
        tags: JSON.parse(tags ?? "[]"),
        body: found[4] ?? Buffer.from(body ?? ""),
      };
      const isFresh = fresh === "1";
      if (isFresh) this.#memory.put(key, answer, { since: Number(count), lasting: true });
      return { answer, fresh: isFresh };
    } catch {
      return this.#lost(atHand);
    }
  }

  async keep(key: string, answer: Answer, options: KeepOptions): Promise<void> {
    const kept = this.#memory.put(key, answer, options);
    if (!this.#here) return;
    try {
      const name = this.#key(`answer:${key}`);
      if (!options.lasting) return void (await this.#redis.run("UNLINK", name));
      if (!kept) return;
      const { status, headers, payload, tags, body } = answer;
      const head = JSON.stringify({ status, headers, ...(payload ? { payload } : {}) });
      const values = [String(options.since), JSON.stringify(tags), head, body, String(LIFETIME_S)];
      await this.#redis.script(KEEP, [this.#key("tags"), name], values);
    } catch {
      this.#lost(undefined);
    }
  }

  /** Of those in memory: what other instances serve, they name themselves. */
  async payloads(): Promise<string[]> {
    return this.#memory.payloads();
  }

  async revalidate(tags: readonly string[]): Promise<void> {
    if (tags.length === 0) return;
    try {
      const keys = ["tags", "count", "log"].map(this.#key);
      const values = [JSON.stringify(tags), this.#key("revalidated"), String(LOG_LENGTH)];
      const all = [...this.#least(), ...values];
      const count = Number(await this.#redis.script(REVALIDATE, keys, all));
      this.#hear({ count, tags: [...tags] });
    } catch {
      this.ledger.keepToItself();
      for (const tag of tags) this.#untold.add(tag);
      this.#memory.revalidate(tags, this.#memory.count + BETWEEN);
      this.#lost(undefined);
    }
  }

  revalidatedAfter(time: number, tags: readonly string[]): boolean {
    return this.#memory.revalidatedAfter(time, tags);
  }

  async makeOnce(key: string, make: () => Promise<Answer>): Promise<Answer> {
    if (!this.#here) return make();
    const end = Date.now() + WAIT_FOR_OTHERS_MS;
    while (Date.now() < end && this.#here) {
      const unlock = await this.#lock(`making:${key}`);
      // The instance that held the lock has made it.
      const found = await this.find(key);
      if (found?.fresh) {
        await unlock?.();
        return found.answer;
      }
      if (unlock) return make().finally(unlock);
      await sleep(20);
    }
    return make();
  }

  async alone<Result>(task: () => Promise<Result>): Promise<Result> {
    let unlock: Unlock | undefined;
    while (this.#here && !unlock) {
      unlock = await this.#lock("reconciling");
      if (!unlock) await sleep(10);
    }
    try {
      return await task();
    } finally {
      await unlock?.();
    }
  }

  async #lock(name: string): Promise<Unlock | undefined> {
    try {
      return await takeLock(this.#redis, this.#key(`lock:${name}`));
    } catch {
      return this.#lost(async () => {});
    }
  }

  async allow(kind: string, perSecond: number, now = Date.now()): Promise<boolean> {
    try {
      const key = this.#key(`rate:${kind}:${Math.floor(now / 1_000)}`);
      return Number(await this.#redis.script(RATE, [key], [])) <= perSecond;
    } catch {
      return this.#lost(this.#rate.allow(kind, perSecond, now));
    }
  }

  async wasHandled(message: string): Promise<boolean> {
    const known = await this.#redis.run("EXISTS", this.#key(`handled:${message}`)).catch(() => 0);
    return known === 1;
  }

  async noteHandled(message: string): Promise<void> {
    const key = this.#key(`handled:${message}`);
    await this.#redis.run("SET", key, "1", "EX", String(REMEMBERED_S)).catch(() => {});
  }

  /** Tells instances of other builds, each of which has a ledger of its own. */
  async announce(changed: ReadonlyMap<string, string>): Promise<void> {
    const message: Announced = { build: this.#options.build, changed: [...changed] };
    await this.#redis.run("PUBLISH", "site:announced", JSON.stringify(message)).catch(() => {});
  }

  #hearAnnounced({ build, changed }: Announced): void {
    if (build !== this.#options.build) this.#options.onAnnounced(new Map(changed));
  }

  /** Goes on without Redis until the next heartbeat that it answers. */
  #lost<Value>(value: Value): Value {
    this.#here = false;
    return value;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#heartbeat);
    this.#redis.close();
    this.ledger.close();
  }
}
