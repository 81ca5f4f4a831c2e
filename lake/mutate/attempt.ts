import type { ErrorItem, LakeError } from "../errors.ts";
import { Failure } from "./failure.ts";

/**
 * Does one part of a request; a Failure becomes the error that answers the whole request.
 * @param index of the mutation or action within the request.
 */
export function attempt<T>(
  index: number,
  toError: (status: number, item: ErrorItem) => LakeError,
  work: () => T,
): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { status, type, message, details } = error;
    throw toError(status, { index, error: { ...details, type, description: message } });
  }
}
