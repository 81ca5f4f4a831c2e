import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { health } from "../src/runtime/observability/health.ts";
import { LIMITS, stopGracefully } from "./shutdown.ts";

it("first says that it stops, then accepts nothing new and finishes what is under way", async () => {
  vi.stubEnv("SITE_DRAIN_SECONDS", "0.3");
  const exit = vi.spyOn(process, "exit").mockImplementation(() => undefined as never);
  let finish = () => {};
  const server = createServer(LIMITS, ({ url }, response) => {
    if (url === "/slow") finish = () => response.end("done");
    else response.end("quick");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // It listens on a port.
  const onStop = vi.fn();
  stopGracefully(server, onStop);
  const started = once(server, "request");
  const slow = fetch(`${origin}/slow`);
  await started;

  process.emit("SIGTERM");
  expect(health().stopping).toBe(true);
  expect(onStop).toHaveBeenCalledOnce();
  // A load balancer has not noticed yet.
  const late = await fetch(origin);
  expect([await late.text(), late.headers.get("connection")]).toEqual(["quick", "close"]);

  await vi.waitUntil(() => !server.listening);
  await expect(fetch(origin)).rejects.toThrow();
  expect(exit).not.toHaveBeenCalled();
  finish();
  expect(await (await slow).text()).toBe("done");
  await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(0));
  vi.unstubAllEnvs();
});

it("ends a request whose body does not arrive", async () => {
  const limits = { ...LIMITS, requestTimeout: 300, headersTimeout: 200 };
  const settings = { ...limits, connectionsCheckingInterval: 50 };
  const server = createServer(settings, (request) => void request.resume());
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write("POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\nabc");
  expect(await text(socket)).toContain("408 Request Timeout");
  server.close();
  expect(LIMITS.requestTimeout).toBeLessThanOrEqual(30_000);
});
