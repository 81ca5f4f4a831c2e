import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, vi } from "vitest";
import { health } from "../src/runtime/observability/health.ts";
import { LIMITS, stopGracefully } from "./connections.ts";

const drained = vi.hoisted(() => Promise.withResolvers<void>());
vi.mock("node:timers/promises", () => ({ setTimeout: vi.fn(() => drained.promise) }));

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
  expect(sleep).toHaveBeenCalledExactlyOnceWith(300);
  // A load balancer has not noticed yet.
  const late = await fetch(origin);
  expect([await late.text(), late.headers.get("connection")]).toEqual(["quick", "close"]);

  drained.resolve();
  await expect.poll(() => server.listening).toBe(false);
  await expect(fetch(origin)).rejects.toThrow();
  expect(exit).not.toHaveBeenCalled();
  finish();
  expect(await (await slow).text()).toBe("done");
  await expect.poll(() => exit).toHaveBeenCalledWith(0);
  vi.unstubAllEnvs();
});

it("accepts 20 kB of cookies, and a request that offers another protocol once Next listens for upgrades", async () => {
  const server = createServer(LIMITS, (_request, response) => response.end("here"));
  server.on("upgrade", () => {});
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // It listens on a port.
  const headers = { connection: "upgrade", upgrade: "h2c", cookie: `a=${"b".repeat(20_000)}` };
  const [response] = await once(request({ port, headers }).end(), "response");
  expect(response.statusCode).toBe(200);
  response.resume();
  server.closeAllConnections();
  server.close();
});
