import { timingSafeEqual } from "node:crypto";
import { readEnvironment } from "./environment.ts";

/** The refusal of a request that a scheduler does not send: it has no SANITY_WEBHOOK_SECRET. Undefined where it has. */
export function refuseUnscheduled(request: Request): Response | undefined {
  const actual = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${readEnvironment().webhookSecret}`);
  if (actual.length === expected.length && timingSafeEqual(actual, expected)) return undefined;
  return Response.json(
    { message: "Send SANITY_WEBHOOK_SECRET as a bearer token." },
    { status: 401 },
  );
}
