import { connection } from "next/server";
import { health } from "@/runtime/observability/health";

/**
 * Status 200 means that the site is up and takes requests, which is all a supervisor or a load balancer needs.
 * While the Content Lake is unreachable the site still serves its pages, so only `?fresh`, meant for alerts,
 * returns 503 then.
 */
export async function GET(request: Request): Promise<Response> {
  await connection();
  const state = health();
  const asksForFresh = new URL(request.url).searchParams.has("fresh");
  return Response.json(state, {
    status: state.stopping || (asksForFresh && state.fresh === false) ? 503 : 200,
    headers: { "cache-control": "no-store" },
  });
}
