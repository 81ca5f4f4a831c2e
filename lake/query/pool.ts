import { Worker } from "node:worker_threads";
import { httpError, LakeError } from "../errors.ts";
import type { QueryRequest } from "./engine.ts";
import type { Answer, Question } from "./worker.ts";

/** Two, so that a long query does not keep a short one waiting. */
const THREADS = 2;
/** What a query makes is mostly garbage: collect it before it is much. */
const YOUNG_MB = 8;

/** Runs queries away from the thread that writes. */
export type QueryPool = ReturnType<typeof openQueryPool>;

/** Threads start when they are first needed. */
export function openQueryPool(file: string) {
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();
  const waiting: ((thread: Worker) => void)[] = [];

  function start(): Worker {
    const thread = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { file },
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    });
    // An idle thread does not keep the process alive.
    thread.unref();
    threads.add(thread);
    // The query under way fails by it; without one, no one needs to know.
    thread.on("error", () => {});
    thread.once("exit", () => {
      threads.delete(thread);
      idle.delete(thread);
      // One that crashed is replaced.
      waiting.shift()?.(start());
    });
    return thread;
  }

  function release(thread: Worker): void {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.add(thread);
  }

  function ask(thread: Worker, question: Question): Promise<Uint8Array> {
    return new Promise((resolve, reject) => {
      const cutShort = (error: unknown) =>
        reject(error instanceof Error ? error : httpError(503, "The query was cut short"));
      thread.ref();
      thread.once("error", cutShort).once("exit", cutShort);
      thread.once("message", ({ body, error }: Answer) => {
        thread.off("error", cutShort).off("exit", cutShort).unref();
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
     * Answers with the JSON bytes of `{result, syncTags, ms}`, seeing every write acknowledged so far.
     * @param echo JSON members to begin with, such as `"query":"*",`
     * @throws what the query threw
     */
    async run(request: QueryRequest, echo = ""): Promise<Uint8Array> {
      const [free] = idle;
      if (free) idle.delete(free);
      const thread = free ?? (threads.size < THREADS ? start() : await nextReleased());
      return ask(thread, { request, echo });
    },
    /** Starts a thread, so that the first query need not wait for one. */
    warm: () => void idle.add(start()),
    async close() {
      waiting.length = 0;
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}
