import { Worker } from "node:worker_threads";
import { httpError, LakeError } from "../errors.ts";
import type { QueryRequest } from "./engine.ts";
import type { Answer, Question } from "./worker.ts";

/** Two, so that a long query does not keep a short one waiting. */
const THREADS = 2;
/** What a query makes is mostly garbage: collect it before it is much. */
const YOUNG_MB = 8;
/** Longer than Sanity lets a query run. */
const TIMEOUT_MS = 60_000;

/** Runs queries away from the thread that writes. */
export interface QueryPool {
  /**
   * Answers with the JSON bytes of `{result, syncTags, ms}`, seeing every write acknowledged so far.
   * @param echo JSON members to begin with, such as `"query":"*",`
   * @throws what the query threw; 503 when it ran for a minute.
   */
  run(request: QueryRequest, echo?: string): Promise<Uint8Array>;
  /** Starts a thread, so that the first query need not wait for one. */
  warm(): void;
  close(): Promise<void>;
}

interface Pending {
  readonly question: Question;
  readonly resolve: (body: Uint8Array) => void;
  readonly reject: (error: unknown) => void;
}

interface Thread {
  readonly worker: Worker;
  current: Pending | undefined;
  timer: NodeJS.Timeout | undefined;
}

/** Makes a pool whose threads start when they are first needed. */
export function openQueryPool(file: string): QueryPool {
  const threads = new Set<Thread>();
  const waiting: Pending[] = [];
  let closed = false;

  function start(): Thread {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { file },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    const thread: Thread = { worker, current: undefined, timer: undefined };
    worker.on("message", (answer: Answer) => settle(thread, answer));
    worker.on("error", (error) => end(thread, error));
    worker.on("exit", () => end(thread, httpError(503, "The query was cut short")));
    threads.add(thread);
    return thread;
  }

  function settle(thread: Thread, { body, error }: Answer): void {
    const { current } = thread;
    clearTimeout(thread.timer);
    thread.current = undefined;
    // An idle thread does not keep the process alive.
    thread.worker.unref();
    next();
    if (body) current?.resolve(body);
    else if (error) current?.reject(new LakeError(error.status, error.message, error.body));
  }

  function end(thread: Thread, error: unknown): void {
    if (!threads.delete(thread)) return;
    clearTimeout(thread.timer);
    thread.current?.reject(error);
    void thread.worker.terminate();
    next();
  }

  function next(): void {
    if (closed) return;
    while (waiting.length > 0) {
      const idle = [...threads].find(({ current }) => current === undefined);
      const thread = idle ?? (threads.size < THREADS ? start() : undefined);
      const pending = thread && waiting.shift();
      if (!thread || !pending) return;
      thread.current = pending;
      const tooLong = httpError(503, `The query ran for more than ${TIMEOUT_MS / 1000} seconds`);
      thread.timer = setTimeout(() => end(thread, tooLong), TIMEOUT_MS).unref();
      thread.worker.ref();
      thread.worker.postMessage(pending.question);
    }
  }

  return {
    run: (request, echo = "") =>
      new Promise((resolve, reject) => {
        if (closed) return reject(httpError(503, "The lake is closing"));
        waiting.push({ question: { request, echo }, resolve, reject });
        next();
      }),
    warm() {
      if (!closed && threads.size === 0) start().worker.unref();
    },
    async close() {
      closed = true;
      const gone = httpError(503, "The lake is closing");
      for (const { reject } of waiting.splice(0)) reject(gone);
      await Promise.all(
        [...threads].map((thread) => {
          threads.delete(thread);
          clearTimeout(thread.timer);
          thread.current?.reject(gone);
          return thread.worker.terminate();
        }),
      );
    },
  };
}
