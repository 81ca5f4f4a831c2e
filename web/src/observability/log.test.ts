import { expect, it, vi } from "vitest";
import { log, requestId } from "./log.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

it("knows a request by the id it came with, or by its trace", () => {
  const idOf = (headers: Record<string, string>) => requestId(new Headers(headers));
  expect(idOf({ "x-request-id": "edge-12345678" })).toBe("edge-12345678");
  expect(idOf({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })).toBe(TRACE);
  const invented = { "x-request-id": 'a"},{"level":"error' };
  expect(idOf(invented)).toMatch(/^[\da-f-]{36}$/);
  expect(idOf(invented)).not.toBe(idOf(invented));
});

it("writes an event as one line", () => {
  const write = vi.spyOn(console, "log").mockImplementation(() => {});
  log("info", "revalidated", { requestId: "edge-12345678", tags: 3 });
  expect(JSON.parse(String(write.mock.calls[0]?.[0]))).toMatchObject({
    level: "info",
    event: "revalidated",
    requestId: "edge-12345678",
    tags: 3,
  });
  write.mockRestore();
});
