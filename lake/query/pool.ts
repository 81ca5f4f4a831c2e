import { Worker } from "node:worker_threads";
import { httpError, LakeError } from "../errors.ts";
import type { QueryRequest } from "./engine.ts";
import type { Answer, Question } from "./worker.ts";

/** A query that takes longer is ended. */
const LIMIT_MS = 15_000;
/** A query that takes longer no longer holds up others, and is ended if its client has left. */
const SLOW_MS = 1_000;
/** Each holds all documents in memory; there is one unless queries are slow. */
const MAX_THREADS = 3;
/** Queries mostly allocate short-lived objects, so collect them early. A huge result ends its own query. */
const MEMORY = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 1_024 };

interface Job {
  readonly question: Question;
  readonly settle: (answer: Answer | Error) => void;
  startedAt: number;
  isAbandoned: boolean;
}

interface Thread {
  readonly worker: Worker;
  /** True once it has read all documents. */
  isReady: boolean;
  job: Job | undefined;
}

/** Runs queries one after the other in a thread that can be ended, off the thread that writes. */
export type QueryPool = ReturnType<typeof openQueryPool>;

/** Opens a pool whose first thread starts with the first query. */
export function openQueryPool(file: string, limitMs = LIMIT_MS) {
  const threads = new Set<Thread>();
  const waiting: Job[] = [];
  let timer: NodeJS.Timeout | undefined;

  function start(): Thread {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), {
      workerData: { file, preparesSearch: threads.size === 0 },
      resourceLimits: MEMORY,
    });
    const thread: Thread = { worker, isReady: false, job: undefined };
    threads.add(thread);
    // An idle thread must not keep the process alive.
    if (waiting.length === 0) worker.unref();
    worker.on("message", (answer: Answer) => {
      // The first message says that the thread is ready.
      if (thread.isReady) finish(thread, answer);
      thread.isReady = true;
      // One is enough once the slow queries are over.
      if ([...threads].some((other) => other !== thread && isIdle(other))) end(thread);
      schedule();
    });
    const fail = (error: unknown) => {
      if (!threads.delete(thread)) return;
      // A thread that cannot start would fail for the next query, too.
      thread.job ??= waiting.shift();
      finish(thread, httpError(500, `The query failed: ${describe(error)}`));
      schedule();
    };
    worker.once("error", fail).once("exit", () => fail("its thread ended"));
    return thread;
  }

  function finish(thread: Thread, answer: Answer | Error): void {
    thread.job?.settle(answer);
    thread.job = undefined;
    thread.worker.unref();
  }

  function end(thread: Thread): void {
    threads.delete(thread);
    thread.worker.removeAllListeners("exit");
    void thread.worker.terminate();
  }

  /** Ends what took too long, and gives the waiting queries to threads. */
  function schedule(): void {
    clearTimeout(timer);
    const now = performance.now();
    for (const thread of threads) {
      const { job } = thread;
      if (!job || now < job.startedAt + (job.isAbandoned ? SLOW_MS : limitMs)) continue;
      end(thread);
      finish(thread, httpError(504, `The query took longer than ${limitMs / 1_000} seconds`));
    }
    for (const thread of [...threads].filter(isIdle)) {
      const job = waiting.shift();
      if (!job) break;
      thread.job = job;
      job.startedAt = performance.now();
      thread.worker.ref();
      thread.worker.postMessage(job.question);
    }
    const isSlow = ({ job }: Thread) => job && now >= job.startedAt + SLOW_MS;
    const needsThread = waiting.length > 0 && [...threads].every(isSlow);
    if (needsThread && threads.size < MAX_THREADS) start();
    if ([...threads].some(({ job }) => job)) timer = setTimeout(schedule, SLOW_MS / 4).unref();
  }

  return {
    /**
     * Returns the JSON bytes of `{result, syncTags, ms}`; the query sees every acknowledged write.
     * @param echo JSON members to prepend, such as `"query":"*",`
     * @param signal aborted when the client leaves
     * @throws the error of the query; 504 when it takes longer than the limit
     */
    run(
      request: QueryRequest,
      { echo = "", signal }: { echo?: string; signal?: AbortSignal } = {},
    ) {
      return new Promise<Uint8Array>((resolve, reject) => {
        const settle = (answer: Answer | Error) => {
          if (answer instanceof Error) reject(answer);
          else if (answer.body) resolve(answer.body);
          else if (answer.error) {
            reject(new LakeError(answer.error.status, answer.error.message, answer.error.body));
          }
        };
        const job = { question: { request, echo }, settle, startedAt: 0, isAbandoned: false };
        signal?.addEventListener("abort", () => {
          job.isAbandoned = true;
          const index = waiting.indexOf(job);
          if (index < 0) return;
          waiting.splice(index, 1);
          reject(httpError(499, "The client left"));
        });
        waiting.push(job);
        schedule();
      });
    },
    /** Starts a thread and reads all documents ahead of the first query. */
    warm: () => void start(),
    async close() {
      clearTimeout(timer);
      waiting.length = 0;
      await Promise.all([...threads].map(({ worker }) => worker.removeAllListeners().terminate()));
    },
  };
}

const isIdle = ({ isReady, job }: Thread) => isReady && !job;

const describe = (error: unknown) => (error instanceof Error ? error.message : String(error));
