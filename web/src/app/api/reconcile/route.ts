import { timingSafeEqual } from "node:crypto";
import { readEnvironment } from "@/environment";
import { reconcileSite } from "@/revalidation/site-reconciler";

function authorised(request: Request): boolean {
  const given = Buffer.from(request.headers.get("authorization") ?? "");
  const expected = Buffer.from(`Bearer ${readEnvironment().webhookSecret}`);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Heals what a lost webhook left stale. Called by the site itself, or by a scheduler. */
export async function POST(request: Request): Promise<Response> {
  if (!authorised(request)) {
    return Response.json(
      { message: "Send SANITY_WEBHOOK_SECRET as a bearer token." },
      { status: 401 },
    );
  }
  return Response.json({ revalidated: await reconcileSite() });
}
