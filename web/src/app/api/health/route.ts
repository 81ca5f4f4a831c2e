import { connection } from "next/server";
import { health } from "@/observability/health";

/**
 * That it answers says that the site lives: for whoever restarts it. A site whose Content Lake is
 * away goes on showing its pages, so only `?fresh`, for whoever is to be woken, answers 503 then.
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
