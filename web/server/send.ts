import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { OneAtATime } from "../src/one-at-a-time.ts";
import type { Answer } from "./store/store.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Level 9 makes them as small as a visitor will notice; Brotli's 11 takes ten times as long. */
const ENCODE = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
};

type Encoding = keyof typeof ENCODE;
const ENCODINGS = ["br", "gzip"] as const satisfies readonly Encoding[];

/** What Brotli and gzip make smaller. */
const TEXT = /^(?:text\/|application\/(?:[\w.]+\+)?(?:json|xml|javascript)|image\/svg)/;

/** A smaller body is not worth a header. */
const WORTH_ENCODING = 500;

/** The encoding a visitor takes that is best for us (RFC 9110, section 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  const names = accepted
    .toLowerCase()
    .split(",")
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(";", 1)[0]?.trim());
  return ENCODINGS.find((encoding) => names.includes(encoding));
}

/** How an answer came about (RFC 9211), unless somebody knows better. */
const HIT = "site; hit";

/** Bytes ready to be sent, and the headers that go with them. */
type Form = { headers: string[]; body: Buffer };
type Forms = { [encoding in Encoding | "plain"]?: Form | Promise<Form> };

const prepared = new WeakMap<Answer, Forms>();

/** One encoder of Brotli takes some 30 MB, whatever it encodes: a dozen at once took the process to 1 GB. */
const encoders = new OneAtATime();

function form({ headers }: Answer, body: Buffer, encoding?: Encoding): Form {
  const all = { ...headers, "content-length": String(body.length), "cache-status": HIT };
  const own = encoding ? { ...all, "content-encoding": encoding } : all;
  return { headers: Object.entries(own).flat(), body };
}

/** An answer in the encoding asked for; each is made once, by the first who asks. */
function formOf(answer: Answer, accepted: string | undefined): Form | Promise<Form> {
  const forms = prepared.get(answer) ?? {};
  prepared.set(answer, forms);
  const worth =
    answer.body.length > WORTH_ENCODING && TEXT.test(answer.headers["content-type"] ?? "");
  const encoding = worth ? encodingFor(accepted) : undefined;
  const ready = forms[encoding ?? "plain"];
  if (ready) return ready;
  const plain = form(answer, answer.body);
  const made = encoding ? encoded(answer, encoding, forms) : plain;
  forms[encoding ?? "plain"] = made;
  return made;
}

/** Makes an encoding, and has it ready without waiting once it is. */
async function encoded(answer: Answer, encoding: Encoding, forms: Forms): Promise<Form> {
  const body = await encoders.run(() => ENCODE[encoding](answer.body));
  const made = form(answer, body, encoding);
  forms[encoding] = made;
  return made;
}

/** Whether the visitor's copy is the one we would send (weak comparison, RFC 9110, section 13.1.2). */
export function isCurrent(known: string | undefined, { status, headers }: Answer): boolean {
  if (known === undefined || status !== 200 || !headers.etag) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  const current = plain(headers.etag);
  return known.split(",").some((tag) => plain(tag) === current);
}

/** What describes a body, which an answer of 304 has not (RFC 9110, section 15.4.5). */
const OF_THE_BODY = "content-type";

export type Variation = {
  /** Instead of the answer's own. */
  status?: number;
  /** By lower-case name: added to the answer's own, or put in place of them. */
  headers?: Record<string, string>;
};

/** Sends an answer in the form that suits the request. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  { status = answer.status, headers }: Variation = {},
): void {
  if (status === 200 && isCurrent(request.headers["if-none-match"], answer)) {
    const kept = Object.entries(answer.headers).filter(([name]) => name !== OF_THE_BODY);
    response.writeHead(304, kept.flat()).end();
    return;
  }
  const write = (ready: Form) => {
    const all = headers ? replaced(ready.headers, headers) : ready.headers;
    response.writeHead(status, all);
    response.end(request.method === "HEAD" ? undefined : ready.body);
  };
  const ready = formOf(answer, request.headers["accept-encoding"]);
  if (ready instanceof Promise) void ready.then(write);
  else write(ready);
}

/** @param list names and values in turn */
function replaced(list: string[], changes: Record<string, string>): string[] {
  const kept = list.filter((_, at) => !((list[at - (at % 2)] ?? "") in changes));
  return [...kept, ...Object.entries(changes).flat()];
}
