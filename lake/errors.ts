import { STATUS_CODES } from "node:http";

/** An error with the HTTP status and JSON body that Sanity's API would return. */
export class LakeError extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, message: string, body: unknown) {
    super(message);
    this.name = "LakeError";
    this.status = status;
    this.body = body;
  }
}

/** An error of the API gateway: `{statusCode, error, message}`. */
export function httpError(status: number, message: string): LakeError {
  const error = STATUS_CODES[status] ?? "Error";
  return new LakeError(status, message, { statusCode: status, error, message });
}

/** The unit of a request to `/data/mutate` or `/data/actions`. */
export type Part = "mutation" | "action";

/** A failed transaction: `{error: {type, description, items}}`, type `mutationError` or `actionError`. */
export function transactionError(
  part: Part,
  status: number,
  item: { index: number; error: { type: string; description: string; [detail: string]: unknown } },
): LakeError {
  const description = `The ${part}(s) failed: ${item.error.description}`;
  return new LakeError(status, description, {
    error: { type: `${part}Error`, description, items: [item] },
  });
}

/** A query that does not parse: offsets are UTF-16 code units into `query`. */
export function queryParseError(
  query: string,
  start: number,
  end: number,
  description: string,
): LakeError {
  const before = query.slice(0, start).split("\n");
  const line = before.length;
  const column = (before.at(-1)?.length ?? 0) + 1;
  return new LakeError(400, description, {
    error: { type: "queryParseError", description, query, start, end, line, column },
  });
}
