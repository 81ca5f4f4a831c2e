import { createClient, RESP_TYPES } from "redis";

/** Longer takes only a Redis that is away, or stopped. */
const PATIENCE_MS = 500;

const open = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 1_000,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** Math.min(retries, 10), 1_000),
    },
  });

type Argument = string | Buffer;

/** Redis did not answer in time. */
export class Away extends Error {}

/** Fails when Redis takes too long, and not when only we were too busy to read what it answered. */
async function inTime<Result>(answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Away("Redis does not answer."));
    timer = setTimeout(() => setImmediate(fail), PATIENCE_MS); // What is there is read in between.
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Two connections to Redis, for commands and for messages. Both come back by themselves. */
export class Connection {
  readonly #commands;
  readonly #messages;

  constructor(url: string) {
    this.#commands = open(url);
    this.#messages = open(url);
    // The next command fails at once; reconnecting goes on.
    for (const client of [this.#commands, this.#messages]) client.on("error", () => {});
  }

  /** Begins to connect; what is asked before that is done fails. */
  connect(): void {
    for (const client of [this.#commands, this.#messages]) client.connect().catch(() => {});
  }

  /** Has messages of a channel passed on, now and after every reconnection. */
  listen(channel: string, onMessage: (message: string) => void): void {
    const subscribe = () => this.#messages.subscribe(channel, onMessage).catch(() => {});
    this.#messages.once("ready", subscribe);
  }

  /** Runs one command. */
  run(command: string, ...parts: Argument[]): Promise<unknown> {
    return inTime(this.#commands.sendCommand([command, ...parts]));
  }

  /** Runs a script. */
  script(text: string, keys: string[], values: Argument[]): Promise<unknown> {
    return this.run("EVAL", text, String(keys.length), ...keys, ...values);
  }

  /** Runs a script whose answer is a list of bytes. */
  async bytes(text: string, keys: string[], values: Argument[]): Promise<Buffer[] | undefined> {
    const raw = this.#commands.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    const command = ["EVAL", text, String(keys.length), ...keys, ...values];
    const answer = await inTime(raw.sendCommand<Buffer[] | null>(command));
    return answer ?? undefined;
  }

  close(): void {
    for (const client of [this.#commands, this.#messages]) client.destroy();
  }
}
