import { connection } from "next/server";
import { health } from "@/observability/health";

/**
 * Any answer means that the site is up, which is all a supervisor needs. While the Content Lake is
 * away the site still serves its pages, so only `?fresh`, meant for alerts, answers 503 then.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const found = health();
  const asksForFresh = new URL(request.url).searchParams.has("fresh");
  return Response.json(found, {
    status: asksForFresh && !found.fresh ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });
}
