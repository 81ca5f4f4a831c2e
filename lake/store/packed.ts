import type { SQLOutputValue } from "node:sqlite";
import { zstdCompressSync, zstdDecompressSync } from "node:zlib";

/** Below this many characters, compressing saves nothing worth its time. */
const WORTHWHILE = 2_000;

/** JSON text as it is stored: as it is when short, else compressed. */
export function pack(json: string): string | Uint8Array {
  return json.length < WORTHWHILE ? json : zstdCompressSync(json);
}

/** The JSON text that `pack` was given. */
export function unpack(stored: SQLOutputValue | undefined): string {
  return stored instanceof Uint8Array
    ? zstdDecompressSync(stored).toString("utf8")
    : String(stored);
}
