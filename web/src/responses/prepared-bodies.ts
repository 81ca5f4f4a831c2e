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

/** What a body is sent as. `null` while an encoding is being made. */
type Forms = { plain: Buffer; encoded: Map<Encoding, Buffer | null> };

type Headers = Record<string, string>;

type Page = { forms: Forms; headers: Headers; status: number };

/** An error is nothing to keep. */
const NOT_KEPT: Headers = { "cache-control": "no-store" };

/** Keeps a value as the newest, forgetting the oldest beyond the limit. */
function remember<Value>(values: Map<string, Value>, key: string, value: Value, limit: number) {
  values.delete(key);
  values.set(key, value);
  if (values.size <= limit) return;
  const oldest = values.keys().next();
  if (!oldest.done) values.delete(oldest.value);
}

/** The encoding a visitor takes that is best for us (RFC 9110, section 12.5.3). */
function encodingFor(request: IncomingMessage): Encoding | undefined {
  const accepted = request.headers["accept-encoding"];
  if (typeof accepted !== "string") return undefined;
  const names = accepted
    .toLowerCase()
    .split(",")
    .filter((item) => !/;\s*q=0(\.0*)?\s*$/.test(item))
    .map((item) => item.split(";", 1)[0]?.trim());
  return names.includes("br") ? "br" : names.includes("gzip") ? "gzip" : undefined;
}

/** Names a body. Weak, for one name stands for it in every encoding (RFC 9110, section 8.8.3). */
export const entityTag = (body: string | Buffer) =>
  `W/"${createHash("sha1").update(body).digest("base64url")}"`;

/**
 * The bytes of cached pages, in the encodings visitors take. Next keeps a page as a string: each
 * answer would turn it into bytes and compress it again, at a level that has to be quick.
 */
export class PreparedBodies {
  readonly #limit: number;
  readonly #bodies = new Map<string, Forms>();
  /** The latest of each page, by path. */
  readonly #latest = new Map<string, Page>();
  #failed: Page | undefined;

  /** @param limit how many are kept, those asked for most recently; a page is some 120 kB */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Prepares a page, unless it has been.
   * @param path where it is
   * @param headers what it is sent with, its entity tag among them
   */
  keep(path: string, body: string, headers: Headers): void {
    const tag = String(headers.etag);
    const forms = this.#bodies.get(tag) ?? { plain: Buffer.from(body), encoded: new Map() };
    remember(this.#bodies, tag, forms, this.#limit);
    remember(this.#latest, path, { forms, headers, status: 200 }, this.#limit);
  }

  /**
   * Prepares the page that is sent in place of one that could not be made, and was never made
   * before. Next would send an empty document, which the browser's scripts fill, and no policy.
   */
  keepFailed(body: string, headers: Headers): void {
    if (this.#failed?.headers.etag === headers.etag) return;
    const forms: Forms = { plain: Buffer.from(body), encoded: new Map() };
    this.#failed = { forms, headers: { ...headers, ...NOT_KEPT }, status: 500 };
    for (const encoding of Object.keys(ENCODE)) this.#encoded(forms, encoding as Encoding);
  }

  /**
   * Sends the prepared bytes wherever Next sends a page with the entity tag of one; and where it
   * cannot make a page, the page as it last was.
   * @returns how to stop
   */
  serve(): () => void {
    return onRequest((request, response) => this.#answer(request, response));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    let chosen: Buffer | undefined;
    const { setHeader, end } = response;
    // The last header that Next sets of a page, whose others are known by then.
    const noticing: typeof setHeader = (name, value) => {
      if (name.toLowerCase() !== "content-length") return setHeader.call(response, name, value);
      const encoding = encodingFor(request);
      for (const { forms, headers, status } of this.#candidates(request, response)) {
        chosen = encoding ? this.#encoded(forms, encoding) : forms.plain;
        if (!chosen) continue;
        response.statusCode = status;
        for (const [header, text] of Object.entries(headers))
          setHeader.call(response, header, text);
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
  #candidates(request: IncomingMessage, response: ServerResponse): Page[] {
    if (!String(response.getHeader("content-type")).startsWith("text/html")) return [];
    if (response.statusCode === 500) {
      const [path = ""] = request.url?.split("?", 1) ?? [];
      return [this.#latest.get(path), this.#failed].filter((page) => page !== undefined);
    }
    const forms = this.#bodies.get(String(response.getHeader("etag")));
    return forms ? [{ forms, headers: {}, status: response.statusCode }] : [];
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
