import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { keepQueryOnRedirects } from "./keep-query.ts";

const cleanUp: (() => void)[] = [];

afterEach(() => {
  for (const undo of cleanUp.splice(0)) undo();
});

async function locationOf(path: string, listener: RequestListener): Promise<string | null> {
  cleanUp.push(keepQueryOnRedirects());
  const server = createServer(listener).listen(0, "127.0.0.1");
  cleanUp.push(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // An address of TCP, as it listens on a port.
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
  return answer.headers.get("location");
}

const redirectTo =
  (location: string | string[], status = 308): RequestListener =>
  (_request, response) => {
    response.statusCode = status;
    response.setHeader("location", location);
    response.end();
  };

describe("keepQueryOnRedirects", () => {
  it("adds the query of the request, as it was sent", async () => {
    expect(await locationOf("/old?utm_source=a%20b&x=1&x=2", redirectTo("/new"))).toBe(
      "/new?utm_source=a%20b&x=1&x=2",
    );
  });

  it("leaves a redirect alone that brings its own", async () => {
    expect(await locationOf("/old/?x=1", redirectTo("/old?x=1"))).toBe("/old?x=1");
  });

  it("leaves requests without a query and other answers alone", async () => {
    expect(await locationOf("/old", redirectTo("/new"))).toBe("/new");
    expect(await locationOf("/old?x=1", redirectTo("/new", 201))).toBe("/new");
  });

  it("sends one address where Next gives two", async () => {
    expect(await locationOf("/old?x=1", redirectTo(["/new", "/new"]))).toBe("/new?x=1");
  });
});
