import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { OneAtATime } from "../src/runtime/one-at-a-time.ts";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** In order of preference. Brotli quality 10 makes pages a tenth smaller than 9, in at most 40 ms; 11 takes three times as long. */
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

/** How a visitor's `accept-encoding` names an encoding that it does not refuse (`br;q=0`). */
const ACCEPTED = {
  br: /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
  gzip: /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i,
};

type Compression = keyof typeof COMPRESS;
export type Encoding = Compression | "identity";

const TEXT = /^(?:text\/|application\/(?:[\w.]+\+)?(?:json|xml|javascript)|image\/svg)/;

const MIN_COMPRESSED = 500;

/** The best encoding that a visitor accepts. */
export function encodingFor(header = ""): Encoding {
  if (ACCEPTED.br.test(header)) return "br";
  return ACCEPTED.gzip.test(header) ? "gzip" : "identity";
}

/** A Brotli encoder takes about 30 MB whatever it compresses: a dozen at once took the process to 1 GB. */
const encoders = new OneAtATime();

/** Compresses a body, after those that are being compressed. */
export const compress = (body: Buffer, encoding: Compression): Promise<Buffer> =>
  encoders.run(() => COMPRESS[encoding](body));

/** Whether it is worth compressing a body of this type. */
export const isCompressible = (body: Buffer, type: string) =>
  body.length > MIN_COMPRESSED && isText(type);

/** Whether a type has several encodings, depending on the request. */
export const isText = (type: string) => TEXT.test(type);
