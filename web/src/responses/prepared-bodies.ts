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

const formsOf = (body: string): Forms => ({ plain: Buffer.from(body), encoded: new Map() });

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
  #failed: { forms: Forms; headers: Record<string, string> } | undefined;

  /** @param limit how many are kept, those asked for most recently; a page is some 120 kB */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Prepares a body, unless it has been, under its entity tag. */
  keep(tag: string, body: string): void {
    const known = this.#bodies.get(tag);
    this.#bodies.delete(tag);
    this.#bodies.set(tag, known ?? formsOf(body));
    if (this.#bodies.size <= this.#limit) return;
    const oldest = this.#bodies.keys().next();
    if (!oldest.done) this.#bodies.delete(oldest.value);
  }

  /**
   * Keeps the page that is sent in place of one that could not be made. Next would send an empty
   * document, which the browser's scripts fill, and no policy with it.
   * @param headers what that page is to be sent with
   */
  keepFailed(body: string, headers: Record<string, string>): void {
    if (this.#failed?.forms.plain.equals(Buffer.from(body))) return;
    this.#failed = { forms: formsOf(body), headers };
  }

  /**
   * Sends the prepared bytes wherever Next sends a page with the entity tag of one.
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
      if (name.toLowerCase() === "content-length") {
        const forms = this.#formsFor(response);
        if (forms) {
          const encoding = encodingFor(request);
          chosen = encoding ? this.#encoded(forms, encoding) : forms.plain;
          if (chosen && encoding) setHeader.call(response, "Content-Encoding", encoding);
          if (chosen) return setHeader.call(response, name, chosen.length);
        }
      }
      return setHeader.call(response, name, value);
    };
    const ending = (...args: unknown[]) => {
      if (chosen && typeof args[0] === "string") args[0] = chosen;
      return Reflect.apply(end, response, args);
    };
    response.setHeader = noticing;
    // Passes on whatever it is called with, so it fits every overload.
    response.end = ending as typeof end;
  }

  #formsFor(response: ServerResponse): Forms | undefined {
    if (!String(response.getHeader("content-type")).startsWith("text/html")) return undefined;
    if (response.statusCode !== 500) return this.#bodies.get(String(response.getHeader("etag")));
    for (const [name, value] of Object.entries(this.#failed?.headers ?? {})) {
      response.setHeader(name, value);
    }
    return this.#failed?.forms;
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
