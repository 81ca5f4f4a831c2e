import type { IncomingMessage, ServerResponse } from "node:http";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";

export interface RouteContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly url: URL;
  /** Decoded `:name` segments of the pattern. */
  readonly params: Readonly<Record<string, string>>;
  /** `"2025-02-19"`, `"1"` or `"X"`; `"1"` for a path without a version. */
  readonly apiVersion: string;
  /** Null without a token, which is possible on routes with "public" access only. */
  readonly identity: Identity | null;
  readonly lake: LakeServices;
  /** Parses the body as JSON; throws 400 with a reason if it is invalid. An empty body gives undefined. */
  readJson(limit?: number): Promise<unknown>;
  /** Sends a JSON response: a value, or bytes that are already JSON. */
  json(status: number, body: unknown): void;
}

/** One endpoint. `access`: "public" for anyone, "token" for any valid token, "grant" for one that may write. */
export interface Route {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path after the API version: `/data/query/:dataset`; `/journey/*` matches everything below it. */
  readonly pattern: string;
  readonly access: "public" | "token" | "grant";
  handle(ctx: RouteContext): void | Promise<void>;
}

/** An endpoint, in one line. */
export const route = (
  method: Route["method"],
  pattern: string,
  access: Route["access"],
  handle: Route["handle"],
): Route => ({ method, pattern, access, handle });

/** Splits a path into the API version and the rest; collapses doubled slashes. */
export function splitVersion(pathname: string): { apiVersion: string; path: string } {
  const path = pathname.replace(/\/{2,}/g, "/");
  const match = /^\/v(\d{4}-\d{2}-\d{2}|1|X)(\/.*)?$/.exec(path);
  return match ? { apiVersion: match[1] ?? "1", path: match[2] ?? "/" } : { apiVersion: "1", path };
}

/** Matches a path against a pattern; returns the parameters, or null. */
export function matchPattern(pattern: string, path: string): Record<string, string> | null {
  const segments = pattern.split("/");
  const actual = path.replace(/\/$/, "").split("/");
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    if (segment === "*") return params;
    const value = actual[index];
    if (value === undefined) return null;
    if (segment.startsWith(":")) params[segment.slice(1)] = decode(value);
    else if (segment !== value) return null;
  }
  return actual.length === segments.length ? params : null;
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The first route that matches the method and path. */
export function findRoute(routes: readonly Route[], method: string, path: string) {
  const wanted = method === "HEAD" ? "GET" : method;
  for (const route of routes) {
    const params = route.method === wanted && matchPattern(route.pattern, path);
    if (params) return { route, params };
  }
  return undefined;
}
