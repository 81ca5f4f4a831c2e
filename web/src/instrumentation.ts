import type { Instrumentation } from "next";

/** Logs a failed request with its route, never with its query or body. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { errorText, framesOf, log, redactPath } = await import("./runtime/observability/log.ts");
  log("error", "request failed", {
    method: request.method,
    path: redactPath(request.path),
    route: context.routePath,
    kind: context.routeType,
    message: errorText(error),
    // What visitors see as its reference.
    digest: (error as { digest?: string }).digest,
    stack: framesOf(error),
  });
};
