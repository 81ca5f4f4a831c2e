import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { answerUnreadable, LIMITS } from "./connections.ts";

const server = createServer(LIMITS, (_request, response) => response.end("here"));
answerUnreadable(server);
await once(server.listen(0), "listening");
const { port } = server.address() as AddressInfo; // It listens on a port.
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const requestWith = (cookies: number) =>
  fetch(`http://localhost:${port}`, { headers: { cookie: `a=${"b".repeat(cookies)}` } });

it("accepts 20 kB of cookies, and says what to do about more", async () => {
  expect((await requestWith(20_000)).status).toBe(200);
  const refused = await requestWith(50_000);
  expect(refused.status).toBe(431);
  expect(await refused.text()).toContain("Delete the cookies");
});

it("answers a request that offers another protocol, also once Next listens for upgrades", async () => {
  server.on("upgrade", () => {});
  const headers = { connection: "upgrade", upgrade: "h2c" };
  const [response] = await once(request({ port, headers }).end(), "response");
  expect(response.statusCode).toBe(200);
  response.resume();
});
