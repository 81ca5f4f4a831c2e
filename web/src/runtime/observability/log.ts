import { randomUUID } from "node:crypto";

/** The fields of an event: our own figures and names, never a visitor's input. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** A request's id in every log: the proxy's if it set one, otherwise its trace's, otherwise a new one. */
export function requestId(headers: { get(name: string): string | null }): string {
  const proxyId = headers.get("x-request-id");
  if (proxyId && REQUEST_ID.test(proxyId)) return proxyId;
  const [, trace] = /^[\da-f]{2}-([\da-f]{32})-/.exec(headers.get("traceparent") ?? "") ?? [];
  return trace ?? randomUUID();
}

/** Writes an event and its fields as one line of JSON. */
export function log(level: "info" | "error", event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  (level === "error" ? console.error : console.log)(line);
}

/** An address without its query and without a visitor's search terms. */
export function redactPath(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(/(\/search\/).+/, "$1*");
}
