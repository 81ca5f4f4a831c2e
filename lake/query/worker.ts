import { parentPort, workerData } from "node:worker_threads";
import { LakeError } from "../errors.ts";
import { Reader } from "../store/reader.ts";
import { openForReading } from "../store/tables.ts";
import { type QueryRequest, runQuery, SYNC_TAG } from "./engine.ts";

export interface Question {
  readonly request: QueryRequest;
  /** What the answer's JSON begins with, after its bracket. */
  readonly echo: string;
}

/** Its answer: the JSON of `{result, syncTags, ms}`, or the error to answer with. */
export interface Answer {
  readonly body?: Uint8Array;
  readonly error?: { readonly status: number; readonly message: string; readonly body: unknown };
}

// The pool hands over the name of the database.
const { file } = workerData as { file: string };
const reader = new Reader(openForReading(file));

parentPort?.on("message", (question: Question) => {
  const answer = answerTo(question);
  parentPort?.postMessage(answer, answer.body ? [answer.body.buffer as ArrayBuffer] : []);
});

function answerTo({ request, echo }: Question): Answer {
  const started = performance.now();
  try {
    const result = runQuery(reader, request);
    const ms = Math.round(performance.now() - started);
    const json = `{${echo}"result":${result},"syncTags":["${SYNC_TAG}"],"ms":${ms}}`;
    // Bytes of its own, so that they can be handed over without a copy.
    return { body: new TextEncoder().encode(json) };
  } catch (error) {
    if (error instanceof LakeError) {
      return { error: { status: error.status, message: error.message, body: error.body } };
    }
    throw error;
  }
}
