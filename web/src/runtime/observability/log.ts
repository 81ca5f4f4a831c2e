import { inspect } from "node:util";

/** The fields of an event: our own figures and names, never a visitor's input. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** The longest value in a line of the log, in characters. */
const LONGEST = 10_000;

/** What went wrong, as text. Anything may have been thrown. */
export const errorText = (error: unknown, part: "message" | "stack" = "message"): string =>
  String(part === "stack" && error instanceof Error ? error.stack : error);

/**
 * The lines of an error's stack without its message, which may be long or repeated. Next keeps `stack` as it is in the
 * build, and names the places in the sources where an error is inspected.
 */
export function framesOf(error: unknown): string {
  const frames = inspect(error)
    .split("\n")
    .filter((line) => line.trimStart().startsWith("at "));
  // Properties of the error follow in a brace.
  return frames.map((line) => line.replace(/ \{$/, "")).join("\n");
}

/** Writes an event and its fields as one line of JSON. */
export function log(level: "info" | "error", event: string, fields: Fields = {}): void {
  const shorten = (_: string, value: unknown) =>
    typeof value === "string" ? value.slice(0, LONGEST) : value;
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }, shorten);
  (level === "error" ? console.error : console.log)(line);
}

/** An address without its query and without a visitor's search terms. */
export function redactPath(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(/(\/search\/).+/, "$1*");
}
