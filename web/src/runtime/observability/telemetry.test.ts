import { text } from "node:stream/consumers";
import { metrics, trace } from "@opentelemetry/api";
import { afterEach, expect, it, vi } from "vitest";
import { serve } from "../../../server/testing/serve.ts";
import { noteReconciled } from "./health.ts";
import { countEnquiry, countResponse, measurePublish } from "./measures.ts";
import { startTelemetry } from "./telemetry.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  trace.disable();
  metrics.disable();
});

it("sends traces and metrics without visitors' input", async () => {
  const received = new Map<string, string>();
  const collector = await serve(async (request, answer) => {
    const path = request.url ?? "";
    received.set(path, (received.get(path) ?? "") + (await text(request)));
    answer.end();
  });
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", collector);
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "50");
  vi.stubEnv("OTEL_METRIC_EXPORT_INTERVAL", "100");
  vi.stubEnv("OTEL_METRIC_EXPORT_TIMEOUT", "90");
  await startTelemetry();
  noteReconciled();
  const span = trace.getTracer("test").startSpan("GET /search?q=secret-words");
  span.setAttribute("http.target", "/search?q=secret-words");
  span.end();
  countResponse("hit");
  countResponse("miss");
  countEnquiry("stored");
  measurePublish(0.2);
  const has = (path: string, words: string) => received.get(path)?.includes(words);
  await vi.waitUntil(
    () => has("/v1/traces", "/search") && has("/v1/metrics", "site.enquiries"),
    60_000,
  );
  for (const name of ["site.responses", "site.publish_to_fresh", "site.reconciliation_age"]) {
    expect(received.get("/v1/metrics")).toContain(name);
  }
  expect(received.get("/v1/traces")).toContain("currawong-site");
  expect([...received.values()].join()).not.toContain("secret-words");
});
