import { parentPort, workerData } from "node:worker_threads";
import { LakeError } from "../errors.ts";
import { openForReading } from "../store/tables.ts";
import { Documents } from "./documents.ts";
import { type QueryRequest, runQuery, SYNC_TAG } from "./engine.ts";
import { searchText } from "./search.ts";

export interface Question {
  readonly request: QueryRequest;
  /** JSON members to put at the start of the response, such as `"query":"*",`. */
  readonly echo: string;
}

/** The response: the JSON bytes of `{result, syncTags, ms}`, or an error. */
export interface Answer {
  readonly body?: Uint8Array;
  readonly error?: { readonly status: number; readonly message: string; readonly body: unknown };
}

// The pool passes the path of the database, and whether no query is waiting for this thread.
const { file, preparesSearch } = workerData as { file: string; preparesSearch: boolean };
const documents = new Documents(openForReading(file));
// Ahead of the first query, and of the first search.
const { all } = documents.dataset("raw");
if (preparesSearch) for (const document of all) searchText(document);
parentPort?.postMessage({});

parentPort?.on("message", async (question: Question) => {
  const answer = await answerTo(question);
  parentPort?.postMessage(answer, answer.body ? [answer.body.buffer as ArrayBuffer] : []);
});

async function answerTo({ request, echo }: Question): Promise<Answer> {
  const started = performance.now();
  try {
    const result = await runQuery(documents, request);
    const ms = Math.round(performance.now() - started);
    const json = `{${echo}"result":${result},"syncTags":["${SYNC_TAG}"],"ms":${ms}}`;
    // A separate buffer, so that it can be transferred without a copy.
    return { body: new TextEncoder().encode(json) };
  } catch (error) {
    if (error instanceof LakeError) {
      return { error: { status: error.status, message: error.message, body: error.body } };
    }
    throw error;
  }
}
