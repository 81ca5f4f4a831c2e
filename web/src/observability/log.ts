import { randomUUID } from "node:crypto";

/** What may be said of an event: figures and names of ours, never what a visitor wrote. */
type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The id that a request has in every log: the proxy's, where it gave one, else its trace's, else a new one. */
export function requestId(headers: { get(name: string): string | null }): string {
  const proxyId = headers.get("x-request-id");
  if (proxyId && REQUEST_ID.test(proxyId)) return proxyId;
  const [, trace] = /^[\da-f]{2}-([\da-f]{32})-/.exec(headers.get("traceparent") ?? "") ?? [];
  return trace ?? randomUUID();
}

/** Writes one line of JSON: what happened, when, and what belongs to it. */
export function log(level: "info" | "error", event: string, fields: Fields = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  (level === "error" ? console.error : console.log)(line);
}

/** An address without what a visitor searched for and without its query. */
export function redactPath(address: string): string {
  const [path = ""] = address.split(/[?#]/);
  return path.replace(/(\/search\/).+/, "$1*");
}
