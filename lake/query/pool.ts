import { Worker } from "node:worker_threads";
import { httpError, LakeError } from "../errors.ts";
import type { QueryRequest } from "./engine.ts";
import type { Answer, Question } from "./worker.ts";

/** Two, so that a short query does not wait for a long one. */
const THREADS = 2;
/** Queries mostly allocate short-lived objects, so collect them early. */
const YOUNG_MB = 8;

/** Runs queries in worker threads, off the thread that writes. */
export type QueryPool = ReturnType<typeof openQueryPool>;

/** Opens a pool whose threads start on demand. */
export function openQueryPool(file: string) {
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();
  const waiting: ((thread: Worker) => void)[] = [];

  function start(): Worker {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { file },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // An idle thread must not keep the process alive.
    thread.unref();
    threads.add(thread);
    // Avoids an uncaught exception; a running query rejects through its own listener.
    thread.on("error", () => {});
    thread.once("exit", () => {
      threads.delete(thread);
      idle.delete(thread);
      // Replace a crashed thread if queries are waiting.
      waiting.shift()?.(start());
    });
    return thread;
  }

  function release(thread: Worker): void {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.add(thread);
  }

  function runOn(thread: Worker, question: Question): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const fail = (error: unknown) =>
        reject(error instanceof Error ? error : httpError(503, "The query was cut short"));
      thread.ref();
      thread.once("error", fail).once("exit", fail);
      thread.once("message", ({ body, error }: Answer) => {
        thread.off("error", fail).off("exit", fail).unref();
        release(thread);
        if (body) resolve(body);
        else if (error) reject(new LakeError(error.status, error.message, error.body));
      });
      thread.postMessage(question);
    });
  }

  const nextReleased = () => new Promise<Worker>((resolve) => waiting.push(resolve));

  return {
    /**
     * Returns the JSON bytes of `{result, syncTags, ms}`; the query sees every acknowledged write.
     * @param echo JSON members to prepend, such as `"query":"*",`
     * @throws the error of the query
     */
    async run(request: QueryRequest, echo = ""): Promise<Uint8Array> {
      const [idleThread] = idle;
      if (idleThread) idle.delete(idleThread);
      const thread = idleThread ?? (threads.size < THREADS ? start() : await nextReleased());
      return runOn(thread, { request, echo });
    },
    /** Starts a thread ahead of the first query. */
    warm: () => void idle.add(start()),
    async close() {
      waiting.length = 0;
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}
