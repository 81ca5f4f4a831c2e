import type { EventEmitter } from "node:events";
import type { IncomingMessage } from "node:http";
import { CONNECTION_HEADER, visitorNetwork } from "../src/runtime/visitor-network.ts";
import { CHECK_MS, type Pace } from "./pace.ts";

/** How many requests of one network may wait in a queue. */
const MOST_WAITING = 40;

/** A request is refused because too many of its network wait. */
export class TooBusy extends Error {}

/** The network that a request comes from. Notes who connected for the site and Next, whatever the client says of it. */
export function readNetwork({ headers, socket }: IncomingMessage): string {
  headers[CONNECTION_HEADER] = socket.remoteAddress ?? "";
  return visitorNetwork({ get: (name) => headers[name]?.toString() ?? null }) ?? "unknown";
}

/**
 * Runs few tasks at once. Networks that wait are served in turn, so a flood only delays itself. A library's queue has
 * one order for all.
 */
export class FairQueue {
  /** One network has at most all of them but one, unless there is only one. */
  readonly #places: number;
  readonly #pace: Pick<Pace, "mayStart" | "measure"> | undefined;
  /** What starts the tasks that wait, by network: first that whose turn it is. */
  readonly #waiting = new Map<string, (() => void)[]>();
  /** The network of each task under way. */
  readonly #underWay: string[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** @param pace what costs processor time makes room for cached pages */
  constructor(places: number, pace?: Pick<Pace, "mayStart" | "measure">) {
    this.#places = places;
    this.#pace = pace;
  }

  /**
   * Runs a task in its network's turn.
   * @param response where it closes before that, the visitor has left and the task is dropped
   * @param isFirst whether it goes before others of its network
   * @throws TooBusy when too many of the network wait; whatever the task throws
   */
  async run<Result>(
    network: string,
    task: () => Promise<Result>,
    response?: Pick<EventEmitter, "once" | "off">,
    isFirst = false,
  ): Promise<Result> {
    await this.#wait(network, response, isFirst);
    const finish = this.#pace?.measure();
    try {
      return await task();
    } finally {
      finish?.();
      this.#underWay.splice(this.#underWay.indexOf(network), 1);
      this.#startNext();
    }
  }

  #wait(
    network: string,
    response: Pick<EventEmitter, "once" | "off"> | undefined,
    isFirst: boolean,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const own = this.#waiting.get(network) ?? [];
      if (own.length === MOST_WAITING) return reject(new TooBusy());
      const start = () => {
        response?.off("close", leave);
        resolve();
      };
      const leave = () => {
        own.splice(own.indexOf(start), 1);
        if (own.length === 0) this.#waiting.delete(network);
        reject(new TooBusy());
      };
      response?.once("close", leave);
      if (isFirst) own.unshift(start);
      else own.push(start);
      this.#waiting.set(network, own);
      this.#startNext();
    });
  }

  #startNext(): void {
    if (this.#underWay.length === this.#places) return;
    for (const [network, own] of this.#waiting) {
      const underWay = this.#underWay.filter((other) => other === network).length;
      if (underWay >= Math.max(1, this.#places - 1)) continue;
      if (this.#pace?.mayStart(underWay + own.length > 1) === false) continue;
      const start = own.shift();
      // Its next turn comes after those of the others.
      this.#waiting.delete(network);
      if (own.length > 0) this.#waiting.set(network, own);
      this.#underWay.push(network);
      start?.();
      this.#startNext();
      return;
    }
    if (!this.#pace || this.#waiting.size === 0) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#startNext();
    }, CHECK_MS);
  }
}
