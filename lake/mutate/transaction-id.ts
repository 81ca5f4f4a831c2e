import { httpError } from "../errors.ts";

/** A transaction id from a request: undefined when none was given, 400 when it cannot be one. */
export function transactionIdFrom(given: unknown): string | undefined {
  if (given === undefined || given === null) return undefined;
  if (typeof given === "string" && /^[A-Za-z0-9._-]{1,128}$/.test(given)) return given;
  throw httpError(400, '"transactionId" must be 1 to 128 letters, digits, ".", "_" or "-"');
}
