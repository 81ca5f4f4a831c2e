import { randomInt } from "node:crypto";
import { isVersionId, layerOf } from "../documents.ts";
import { httpError } from "../errors.ts";
import { isReservedName } from "../release.ts";

const MAX_LENGTH = 128;
const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Generates an id of 22 letters and digits, as Sanity does for documents and transactions. */
export const randomId = (): string =>
  Array.from({ length: 22 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");

/** The reason an id is invalid for a document, or null if it is valid. */
export function invalidId(id: string): string | null {
  if (id.length > MAX_LENGTH) return `Document ID "${id}" is longer than ${MAX_LENGTH} characters`;
  if (!/^[A-Za-z0-9_][A-Za-z0-9._-]*$/.test(id) || id.includes("..") || id.endsWith(".")) {
    return (
      `Invalid document ID "${id}": only letters, digits, "_", "-" and single dots, ` +
      'and neither "-" nor a dot at the start'
    );
  }
  if (isVersionId(id) && isReservedName(layerOf(id))) {
    return `Invalid document ID "${id}": no release has such a name`;
  }
  return null;
}

/** Reads a transaction id from a request; undefined when missing, throws 400 when invalid. */
export function transactionIdFrom(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string" && /^[A-Za-z0-9._-]{1,128}$/.test(value)) return value;
  throw httpError(400, '"transactionId" must be 1 to 128 letters, digits, ".", "_" or "-"');
}
