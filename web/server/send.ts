import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import Negotiator from "negotiator";
import { log } from "../src/observability/log.ts";
import { OneAtATime } from "../src/one-at-a-time.ts";
import type { CacheEntry } from "./store.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli’s 10 makes pages a tenth smaller than 9, in 40 ms for the largest; 11 takes three times as long. */
const COMPRESS = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => zip(body, { level: 9 }),
};

type Encoding = keyof typeof COMPRESS;

/** The best first. */
const ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/** By what browsers say they accept: a few dozen values, parsed once each. */
const encodings = new LRUCache<string, Encoding | "identity">({ max: 100 });

const TEXT = /^(?:text\/|application\/(?:[\w.]+\+)?(?:json|xml|javascript)|image\/svg)/;

const MIN_COMPRESSED = 500;

/** The best encoding that a visitor accepts. */
export function encodingFor(header = ""): Encoding | "identity" {
  const known = encodings.get(header);
  if (known) return known;
  const accepted = new Negotiator({ headers: { "accept-encoding": header } }).encodings(ENCODINGS);
  const encoding = ENCODINGS.find((one) => accepted.includes(one)) ?? "identity";
  encodings.set(header, encoding);
  return encoding;
}

/** Bytes ready to be sent, and the headers that go with them: names and values in turn. */
type Representation = { headers: string[]; body: Buffer };
type Representations = {
  [encoding in Encoding | "identity"]?: Representation | Promise<Representation>;
};

const prepared = new WeakMap<CacheEntry, Representations>();

/** One Brotli encoder takes some 30 MB, whatever it compresses: a dozen at once took the process to 1 GB. */
const encoders = new OneAtATime();

const isText = ({ headers }: CacheEntry) => TEXT.test(headers["content-type"] ?? "");

/** The headers of an entry, and what its representations depend on beside its address. */
function headersOf(entry: CacheEntry): Record<string, string> {
  return isText(entry) ? { vary: "accept-encoding", ...entry.headers } : { ...entry.headers };
}

function represent(entry: CacheEntry, body: Buffer, encoding?: Encoding): Representation {
  const headers = {
    ...headersOf(entry),
    "content-length": String(body.length),
    // How it came about (RFC 9211), unless the caller knows better.
    "cache-status": "site; hit",
    ...(encoding && { "content-encoding": encoding }),
  };
  return { headers: Object.entries(headers).flat(), body };
}

/** An entry in the encoding requested; each is compressed once, on its first request. */
function representationOf(
  entry: CacheEntry,
  accepted: string | undefined,
): Representation | Promise<Representation> {
  const all = prepared.get(entry) ?? {};
  prepared.set(entry, all);
  const isCompressed = entry.body.length > MIN_COMPRESSED && isText(entry);
  const encoding = isCompressed ? encodingFor(accepted) : "identity";
  if (encoding === "identity") {
    all.identity ??= represent(entry, entry.body);
    return all.identity;
  }
  all[encoding] ??= compress(entry, encoding, all);
  return all[encoding];
}

/** Compresses an entry. Where that fails it is sent as it is, and the next request tries again. */
async function compress(
  entry: CacheEntry,
  encoding: Encoding,
  all: Representations,
): Promise<Representation> {
  try {
    const body = await encoders.run(() => COMPRESS[encoding](entry.body));
    const compressed = represent(entry, body, encoding);
    all[encoding] = compressed;
    return compressed;
  } catch (error) {
    log("error", "compression failed", { encoding, message: String(error) });
    delete all[encoding];
    return represent(entry, entry.body);
  }
}

/** Whether the visitor's copy is the one we would send (weak comparison, RFC 9110, section 13.1.2). */
function isCurrent(known: string | undefined, { status, headers }: CacheEntry): boolean {
  if (known === undefined || status !== 200 || !headers.etag) return false;
  const plain = (tag: string) => tag.trim().replace(/^W\//, "");
  const current = plain(headers.etag);
  return known.split(",").some((tag) => plain(tag) === current);
}

/** Sends a cache entry in the representation that suits the request, with another status or headers than its own. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  entry: CacheEntry,
  variation: { status?: number; headers?: Record<string, string> } = {},
): void {
  const { status = entry.status, headers } = variation;
  if (status === 200 && isCurrent(request.headers["if-none-match"], entry)) {
    // A 304 describes no body (RFC 9110, section 15.4.5).
    const { "content-type": _type, ...rest } = headersOf(entry);
    response.writeHead(304, rest).end();
    return;
  }
  const write = (ready: Representation) => {
    response.writeHead(status, headers ? replaced(ready.headers, headers) : ready.headers);
    response.end(request.method === "HEAD" ? undefined : ready.body);
  };
  const ready = representationOf(entry, request.headers["accept-encoding"]);
  if (ready instanceof Promise) void ready.then(write);
  else write(ready);
}

/** @param list names and values in turn */
function replaced(list: string[], changes: Record<string, string>): string[] {
  const others = list.filter((_, at) => !((list[at - (at % 2)] ?? "") in changes));
  return [...others, ...Object.entries(changes).flat()];
}
