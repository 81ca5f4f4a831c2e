import type { Instrumentation } from "next";

/** Logs a failed request with its id and route, never with its query or body. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { digestOf, errorText, framesOf, log, redactPath, requestId } = await import(
    "./runtime/observability/log.ts"
  );
  const header = (name: string) => [request.headers[name]].flat()[0] ?? null;
  log("error", "request failed", {
    requestId: requestId({ get: header }),
    method: request.method,
    path: redactPath(request.path),
    route: context.routePath,
    kind: context.routeType,
    message: errorText(error),
    // What visitors see as its reference.
    digest: digestOf(error),
    stack: framesOf(error),
  });
};
