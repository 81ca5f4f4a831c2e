import { connection } from "next/server";
import { health } from "@/observability/health";

/**
 * Any response means that the site is up, which is all a supervisor needs. While the Content Lake is
 * unreachable the site still serves its pages, so only `?fresh`, meant for alerts, returns 503 then.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const state = health();
  const asksForFresh = new URL(request.url).searchParams.has("fresh");
  return Response.json(state, {
    status: asksForFresh && !state.fresh ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });
}
