import type { IncomingMessage } from "node:http";
import { httpError } from "../errors.ts";

const DEFAULT_LIMIT = 8 * 1024 * 1024;

/**
 * Reads a request's body.
 * @param limit bytes; a longer body is refused with 413.
 */
export async function readBytes(request: IncomingMessage, limit = DEFAULT_LIMIT): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > limit) throw httpError(413, `The body is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a request's body as JSON; undefined when it is empty, 400 when it is not JSON. */
export async function readJson(request: IncomingMessage, limit = DEFAULT_LIMIT): Promise<unknown> {
  const text = (await readBytes(request, limit)).toString("utf8");
  if (text.trim() === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw httpError(400, `The body is not valid JSON: ${reason}`);
  }
}
