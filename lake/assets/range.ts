import { httpError } from "../errors.ts";

/** A part of a file: the offsets of its first and last byte. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * Parses a Range header, without which Safari plays no film.
 * @param size of the file in bytes
 * @returns undefined to send the whole file: for no header, another unit or several ranges
 * @throws LakeError 416 for a range outside the file
 */
export function parseRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, from = "", to = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const last = size - 1;
  // Without a start, the number counts bytes from the end.
  const start = from === "" ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === "" || to === "" ? last : Math.min(Number(to), last);
  if (from !== "" && to !== "" && Number(to) < start) return undefined;
  if (start > last) throw httpError(416, `The file has ${size} bytes`);
  return { start, end };
}
