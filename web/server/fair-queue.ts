import type { EventEmitter } from "node:events";
import { LRUCache } from "lru-cache";
import { CHECK_MS, Pace } from "./pace.ts";

/** Where a request comes from, the widest first (`visitorOrigin` in `src/visitor-network.ts`). */
type Origin = readonly [network: string, subscriber: string];

/** What a request is refused with while too many wait. */
export class TooBusy extends Error {
  /** 429 where the visitor's own network has used its share, 503 where all others together fill the queue. */
  readonly status: 429 | 503;

  constructor(status: 429 | 503) {
    super(`Refused with ${status}: too many requests are waiting.`);
    this.status = status;
  }
}

/** What visitors are asked to wait before they repeat a request, in seconds. */
export const RETRY_AFTER = "2";

type Waiting = { origin: Origin; start: () => void; refuse: (error: TooBusy) => void };

type Limits = {
  /** How many tasks may be under way. One network has at most all places but one, unless there is only one. */
  atOnce: number;
  /** How many may wait. */
  waiting: { subscriber: number; network: number; all: number };
  pace?: Pick<Pace, "mayStart" | "measure">;
};

/**
 * Runs what costs processor time: few tasks at once, the others from a short queue that is fair to networks. The next
 * task is that of the network that was served the longest time ago, and within it that of such a subscriber, and who asks
 * one thing after another has to make less room than who asks several at once, so a flood only delays itself. A full queue drops the newest task of the network that fills it most.
 */
export class FairQueue {
  readonly #limits: Limits;
  readonly #pace: Pick<Pace, "mayStart" | "measure">;
  readonly #waiting: Waiting[] = [];
  readonly #underWay: Origin[] = [];
  /** The turn in which each network and subscriber was last served. */
  readonly #served = new LRUCache<string, number>({ max: 10_000 });
  #turn = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(limits: Limits) {
    this.#limits = limits;
    this.#pace = limits.pace ?? new Pace();
  }

  /**
   * Runs a task in its turn.
   * @param response where it closes before that, the visitor has left and the task is dropped
   * @returns what the task returns
   * @throws TooBusy when too many wait; whatever the task throws
   */
  async run<Result>(
    origin: Origin,
    task: () => Promise<Result>,
    response?: Pick<EventEmitter, "once" | "off">,
  ): Promise<Result> {
    await this.#wait(origin, response);
    const finish = this.#pace.measure();
    try {
      return await task();
    } finally {
      finish();
      this.#underWay.splice(this.#underWay.indexOf(origin), 1);
      this.#startNext();
    }
  }

  #wait(origin: Origin, response?: Pick<EventEmitter, "once" | "off">): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => this.#refuse(entry, 503);
      const settle = () => response?.off("close", leave);
      const entry: Waiting = {
        origin,
        start: () => {
          settle();
          resolve();
        },
        refuse: (error) => {
          settle();
          reject(error);
        },
      };
      response?.once("close", leave);
      this.#waiting.push(entry);
      this.#startNext();
      if (this.#waiting.includes(entry)) this.#dropExcess(entry);
    });
  }

  #countWaiting(level: 0 | 1, name: string): number {
    return this.#waiting.filter(({ origin }) => origin[level] === name).length;
  }

  /** Keeps the bounds after a task has joined those that wait. */
  #dropExcess(entry: Waiting): void {
    const { subscriber, network, all } = this.#limits.waiting;
    const [ownNetwork, ownSubscriber] = entry.origin;
    const own = this.#countWaiting(0, ownNetwork);
    if (own > network || this.#countWaiting(1, ownSubscriber) > subscriber) {
      this.#refuse(entry, 429);
      return;
    }
    if (this.#waiting.length <= all) return;
    const share = (each: Waiting) => this.#countWaiting(0, each.origin[0]);
    const most = this.#waiting.reduce((last, each) => (share(each) >= share(last) ? each : last));
    if (share(most) > own) this.#refuse(most, 429);
    else this.#refuse(entry, own > 1 ? 429 : 503);
  }

  #refuse(entry: Waiting, status: 429 | 503): void {
    const at = this.#waiting.indexOf(entry);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    entry.refuse(new TooBusy(status));
  }

  #startNext(): void {
    for (;;) {
      const next = this.#inTurn();
      if (next.length === 0) return;
      const entry = next.find(({ origin }) => this.#pace.mayStart(this.#isFlood(origin)));
      if (!entry) {
        this.#timer ??= setTimeout(() => {
          this.#timer = undefined;
          this.#startNext();
        }, CHECK_MS);
        return;
      }
      this.#waiting.splice(this.#waiting.indexOf(entry), 1);
      this.#underWay.push(entry.origin);
      this.#turn += 1;
      for (const name of entry.origin) this.#served.set(name, this.#turn);
      entry.start();
    }
  }

  /** Whether a network asks for more than one thing at once. */
  #isFlood([network]: Origin): boolean {
    return this.#countWaiting(0, network) + this.#countUnderWay(network) > 1;
  }

  #countUnderWay(network: string): number {
    return this.#underWay.filter(([other]) => other === network).length;
  }

  /** The tasks that have a place, in their turn; none while every place is taken. */
  #inTurn(): Waiting[] {
    const { atOnce } = this.#limits;
    if (this.#underWay.length >= atOnce) return [];
    const hasPlace = ({ origin: [network] }: Waiting) =>
      this.#countUnderWay(network) < Math.max(1, atOnce - 1);
    const servedIn = (name: string) => this.#served.get(name) ?? 0;
    const isBefore = ({ origin: a }: Waiting, { origin: b }: Waiting) =>
      servedIn(a[0]) - servedIn(b[0]) || servedIn(a[1]) - servedIn(b[1]);
    return this.#waiting.filter(hasPlace).toSorted(isBefore);
  }
}
