import { metrics } from "@opentelemetry/api";
import type { Span, SpanProcessor } from "@opentelemetry/sdk-trace";
import { reconciliationAge } from "./health.ts";
import { redactPath } from "./log.ts";

/** Where addresses stand on a span that Next begins. */
const ADDRESSES = ["http.target", "http.url", "url.full", "url.path"];

/** Takes out of every span what a visitor may have written, before anyone exports it. */
const impersonal: SpanProcessor = {
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
 * Sends traces and metrics where `OTEL_EXPORTER_OTLP_ENDPOINT` says (OTLP over HTTP); the rest is
 * set by OpenTelemetry's own variables. Without that variable nothing is loaded.
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
  const sdk = new NodeSDK({ spanProcessors: [impersonal, exporter] });
  sdk.start();
  metrics
    .getMeter("currawong")
    .createObservableGauge("site.reconciliation_age", { unit: "s" })
    .addCallback((result) => {
      const age = reconciliationAge();
      if (age !== undefined) result.observe(age / 1000);
    });
  process.once("SIGTERM", () => void sdk.shutdown());
}
