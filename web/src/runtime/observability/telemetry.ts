import { metrics } from "@opentelemetry/api";
import type { Span, SpanProcessor } from "@opentelemetry/sdk-trace";
import { reconciliationAge } from "./health.ts";
import { redactPath } from "./log.ts";

/** The attributes that hold addresses in the spans that Next starts. */
const ADDRESSES = ["http.target", "http.url", "url.full", "url.path"];

/** Removes visitors' input from every span before it is exported. */
const redactor: SpanProcessor = {
  onStart() {},
  onEnding(span: Span) {
    span.updateName(redactPath(span.name));
    for (const name of ADDRESSES) {
      const address = span.attributes[name];
      if (typeof address === "string") span.setAttribute(name, redactPath(address));
    }
    for (const name of ["url.query", "http.user_agent", "user_agent.original", "client.address"]) {
      if (span.attributes[name] !== undefined) span.setAttribute(name, "");
    }
  },
  onEnd() {},
  forceFlush: async () => {},
  shutdown: async () => {},
};

/**
 * Sends traces and metrics to `OTEL_EXPORTER_OTLP_ENDPOINT` (OTLP over HTTP); OpenTelemetry's own variables
 * configure the rest. Without an endpoint nothing is loaded.
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export async function startTelemetry(env = process.env): Promise<void> {
  if (!env.OTEL_EXPORTER_OTLP_ENDPOINT) return;
  env.OTEL_SERVICE_NAME ??= "currawong-site";
  env.OTEL_METRICS_EXPORTER ??= "otlp";
  env.OTEL_LOGS_EXPORTER ??= "none";
  const [{ NodeSDK }, { BatchSpanProcessor }, { OTLPTraceExporter }] = await Promise.all([
    import("@opentelemetry/sdk-node"),
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-proto"),
  ]);
  const exporter = new BatchSpanProcessor({ exporter: new OTLPTraceExporter() });
  const sdk = new NodeSDK({ spanProcessors: [redactor, exporter] });
  sdk.start();
  metrics
    .getMeter("currawong")
    .createObservableGauge("site.reconciliation_age", { unit: "s" })
    .addCallback((result) => {
      const age = reconciliationAge();
      if (age !== undefined) result.observe(age / 1000);
    });
  process.once("SIGTERM", () => void sdk.shutdown().catch(() => {}));
}
