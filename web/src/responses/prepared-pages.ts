import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { onRequest } from "./on-request.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Level 9 makes them as small as a visitor will notice; Brotli's 11 takes ten times as long. */
const ENCODE = {
  br: (body: Buffer) =>
    brotliAsync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipAsync(body, { level: 9 }),
} as const;

type Encoding = keyof typeof ENCODE;
const ENCODINGS = ["br", "gzip"] as const satisfies readonly Encoding[];

/** What a body is sent as. `null` while an encoding is being made. */
type Forms = { plain: Buffer; encoded: Map<Encoding, Buffer | null> };

type Headers = Record<string, string>;

/** A page as it is sent. */
type Prepared = { forms: Forms; headers: Headers; status: number };

const prepared = (body: string, headers: Headers, status: number): Prepared => ({
  forms: { plain: Buffer.from(body), encoded: new Map() },
  headers,
  status,
});

/** The encoding a visitor takes that is best for us (RFC 9110, section 12.5.3). */
function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return undefined;
  const names = accepted
    .toLowerCase()
    .split(",")
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(";", 1)[0]?.trim());
  return ENCODINGS.find((encoding) => names.includes(encoding));
}

/** Names a body. Weak, for one name stands for it in every encoding (RFC 9110, section 8.8.3). */
export const entityTag = (body: string | Buffer) =>
  `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/**
 * Cached pages as bytes, in the encodings visitors take. Next keeps a page as a string: each answer
 * would turn it into bytes and compress it again, at a level that has to be quick.
 */
export class PreparedPages {
  readonly #limit: number;
  /** By path; the one prepared longest ago first. */
  readonly #pages = new Map<string, Prepared>();
  #failed: Prepared | undefined;

  /** @param limit how many are kept; a page is some 120 kB */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Whether this very page is prepared. */
  has(path: string, etag: string): boolean {
    return this.#pages.get(path)?.headers.etag === etag;
  }

  /**
   * Prepares a page in place of what it was.
   * @param headers what belongs to its very text, its entity tag among them
   */
  keep(path: string, body: string, headers: Headers): void {
    this.#pages.delete(path);
    this.#pages.set(path, prepared(body, headers, 200));
    if (this.#pages.size <= this.#limit) return;
    const oldest = this.#pages.keys().next();
    if (!oldest.done) this.#pages.delete(oldest.value);
  }

  /** Forgets a page that is no more: an outage must not bring it back. */
  forget(path: string): void {
    this.#pages.delete(path);
  }

  /**
   * Prepares the page that is sent in place of one that could not be made, and was never made
   * before. Next would send an empty document, which the browser's scripts fill, and no policy.
   */
  keepFailed(body: string, headers: Headers): void {
    this.#failed = prepared(body, { ...headers, "cache-control": "no-store" }, 500);
    // At once: there may be no second chance.
    for (const encoding of ENCODINGS) this.#encoded(this.#failed.forms, encoding);
  }

  /**
   * Sends the prepared bytes wherever Next sends the page they are of; and where it cannot make a
   * page, the page as it last was.
   * @returns how to stop
   */
  serve(): () => void {
    return onRequest((request, response) => {
      if (request.method === "GET" || request.method === "HEAD") this.#answer(request, response);
    });
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    let chosen: Buffer | undefined;
    const { setHeader, end } = response;
    // The last header that Next sets of a page, whose others are known by then.
    const noticing: typeof setHeader = (name, value) => {
      if (name.toLowerCase() !== "content-length") return setHeader.call(response, name, value);
      for (const { forms, headers, status } of this.#candidates(request, response)) {
        const encoding = encodingFor(request);
        chosen = encoding ? this.#encoded(forms, encoding) : forms.plain;
        if (!chosen) continue;
        response.statusCode = status;
        for (const [header, text] of Object.entries(headers)) {
          setHeader.call(response, header, text);
        }
        if (encoding) setHeader.call(response, "Content-Encoding", encoding);
        break;
      }
      return setHeader.call(response, name, chosen?.length ?? value);
    };
    const ending = (...args: unknown[]) => {
      if (chosen && typeof args[0] === "string") args[0] = chosen;
      return Reflect.apply(end, response, args);
    };
    response.setHeader = noticing;
    // Passes on whatever it is called with, so it fits every overload.
    response.end = ending as typeof end;
  }

  /** What may be sent for what Next is about to send, best first. */
  #candidates(request: IncomingMessage, response: ServerResponse): Prepared[] {
    if (!String(response.getHeader("content-type")).startsWith("text/html")) return [];
    const [path = ""] = request.url?.split("?", 1) ?? [];
    const page = this.#pages.get(path);
    const fitting =
      response.statusCode === 500
        ? [page, this.#failed]
        : [page?.headers.etag === response.getHeader("etag") ? page : undefined];
    return fitting.filter((candidate) => candidate !== undefined);
  }

  /** The body in an encoding, once that is ready; the first to ask has it made for the others. */
  #encoded({ plain, encoded }: Forms, encoding: Encoding): Buffer | undefined {
    const ready = encoded.get(encoding);
    if (ready === undefined) {
      encoded.set(encoding, null);
      ENCODE[encoding](plain).then(
        (bytes) => encoded.set(encoding, bytes),
        () => encoded.delete(encoding), // Next compresses it until that works.
      );
    }
    return ready ?? undefined;
  }
}
