import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { OneAtATime } from "../src/runtime/one-at-a-time.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli quality 10 makes pages a tenth smaller than 9, in at most 40 ms; 11 takes three times as long. */
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

export type Encoding = keyof typeof COMPRESS;

/** In order of preference. */
const ENCODINGS = ["br", "gzip", "identity"] as const;

/** Not compressing is always acceptable unless it is refused, but wanted least (RFC 9110, section 12.5.3). */
const LEAST = 0.001;

/** By `Accept-Encoding` header: browsers send a few dozen values, each of which is parsed once. */
const encodings = new LRUCache<string, Encoding | "identity">({ max: 100 });

const TEXT = /^(?:text\/|application\/(?:[\w.]+\+)?(?:json|xml|javascript)|image\/svg)/;

const MIN_COMPRESSED = 500;

/** The best encoding that a visitor accepts. */
export function encodingFor(header = ""): Encoding | "identity" {
  const cached = encodings.get(header);
  if (cached) return cached;
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [name = "", weight = "q=1"] = item.split(";").map((part) => part.trim());
    weights.set(name, Number(weight.slice("q=".length)));
  }
  const weightOf = (name: string) =>
    weights.get(name) ?? weights.get("*") ?? (name === "identity" ? LEAST : 0);
  const [encoding = "identity"] = ENCODINGS.filter((name) => weightOf(name) > 0).sort(
    (a, b) => weightOf(b) - weightOf(a),
  );
  encodings.set(header, encoding);
  return encoding;
}

/** A Brotli encoder takes about 30 MB whatever it compresses: a dozen at once took the process to 1 GB. */
const encoders = new OneAtATime();

/** Compresses a body, after those that are being compressed. */
export const compress = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoders.run(() => COMPRESS[encoding](body));

/** Whether it is worth compressing a body of this type. */
export const isCompressible = (body: Buffer, type: string) =>
  body.length > MIN_COMPRESSED && isText(type);

/** Whether a type has several encodings, depending on the request. */
export const isText = (type: string) => TEXT.test(type);
