import { readEnvironment } from "../environment.ts";

/** Headers that let the Studio's pages, and no others, read a response. */
export function corsHeaders(
  origin: string | null,
  studioUrl: string | undefined,
): Record<string, string> {
  const vary = { vary: "origin" };
  if (!origin || origin !== studioUrl) return vary;
  return {
    ...vary,
    "access-control-allow-origin": origin,
    "access-control-expose-headers": "content-disposition",
  };
}

/** Responds to a preflight request. */
export async function preflight(request: Request): Promise<Response> {
  const origin = request.headers.get("origin");
  const allowed = corsHeaders(origin, readEnvironment().inbox?.studioUrl);
  const isAllowed = "access-control-allow-origin" in allowed;
  return new Response(null, {
    status: isAllowed ? 204 : 403,
    headers: {
      ...allowed,
      ...(isAllowed && {
        "access-control-allow-methods": "GET, POST, PATCH",
        "access-control-allow-headers": "authorization, content-type",
        "access-control-max-age": "600",
      }),
    },
  });
}
