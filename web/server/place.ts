import type { IncomingMessage } from "node:http";
import { asksForDraft } from "../src/preview/asks-for-draft.ts";
import { asked } from "./address.ts";

/** A form without files is smaller, in bytes. */
const FORM_LIMIT = 1024 * 1024;

const FORM = /^(?:multipart\/form-data|application\/x-www-form-urlencoded)/;

/** Who answers a request. */
export type Place =
  /** Finished answers, for whoever asks. */
  | "front"
  /** Next, as it likes. */
  | "next"
  /** Next, for a form that was sent without JavaScript. */
  | "form"
  /** A message of the Content Lake, or somebody who wants all of it looked at. */
  | "revalidate"
  | "reconcile"
  /** Nobody: there is nothing under this address, or nothing that takes this method. */
  | "missing"
  | "refused";

const MESSAGES: Readonly<Record<string, Place>> = {
  "/api/revalidate": "revalidate",
  "/api/reconcile": "reconcile",
};

/**
 * Where a request belongs. Next is asked for no more than the site has: to what it never expects (a
 * `POST` to a file, an address of no characters) it says 500, or nothing at all.
 */
export function placeOf(request: IncomingMessage): Place {
  const { method, url = "/" } = request;
  const isAddress = () => asked(url) !== "nothing";
  if (method === "GET" || method === "HEAD") {
    return asksForDraft(request) && isAddress() ? "next" : "front";
  }
  if (!isAddress()) return "missing";
  const [path = "/"] = url.split("?", 1);
  const message = method === "POST" ? MESSAGES[path] : undefined;
  if (message) return message;
  if (path.startsWith("/api/")) return "next";
  return method === "POST" ? formPlace(path, request) : "refused";
}

/** Forms belong to pages, which have no dot in their address. */
function formPlace(path: string, { headers }: IncomingMessage): Place {
  if (path.includes(".") || path.startsWith("/_next/")) return "refused";
  // What Next's own code sends wants no page.
  if (headers["next-action"] !== undefined) return "next";
  if (!FORM.test(headers["content-type"] ?? "")) return "refused";
  // What is larger is refused where it is read (`renewed-page.ts`).
  const length = Number(headers["content-length"] ?? Number.POSITIVE_INFINITY);
  return length < FORM_LIMIT ? "form" : "next";
}
