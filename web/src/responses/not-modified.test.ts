import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { answerNotModified } from "./not-modified.ts";

const cleanUp: (() => void)[] = [];

afterEach(() => {
  for (const undo of cleanUp.splice(0)) undo();
});

/** Asks a server whose answer carries the tag `"now"`. */
async function ask(known: string | undefined, status = 200): Promise<Response> {
  cleanUp.push(answerNotModified());
  const server = createServer((_request, response) => {
    response.statusCode = status;
    response.setHeader("etag", '"now"');
    response.setHeader("content-type", "text/plain");
    response.end("body");
  }).listen(0, "127.0.0.1");
  cleanUp.push(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // An address of TCP, as it listens on a port.
  const headers = known === undefined ? undefined : { "if-none-match": known };
  return fetch(`http://127.0.0.1:${port}/`, { headers });
}

it("sends nothing again that the visitor has", async () => {
  for (const known of ['"now"', 'W/"now"', '"then", "now"']) {
    const answer = await ask(known);
    expect(answer.status).toBe(304);
    expect(answer.headers.get("etag")).toBe('"now"');
    expect(await answer.text()).toBe("");
  }
});

it("sends what the visitor lacks", async () => {
  for (const known of [undefined, '"then"']) {
    const answer = await ask(known);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("body");
  }
});

it("leaves other answers alone", async () => {
  const answer = await ask('"now"', 404);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe("body");
});
