import { readEnvironment } from "../runtime/environment.ts";

/** Headers that let the Studio's pages, and no others, call a route for staff and read its response. */
export function corsHeaders(request: Request): Record<string, string> {
  const origin = request.headers.get("origin");
  if (!origin || origin !== readEnvironment().inbox?.studioUrl) return { vary: "origin" };
  return {
    vary: "origin",
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "content-disposition",
    "access-control-allow-methods": "GET, POST, PATCH",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "600",
  };
}
