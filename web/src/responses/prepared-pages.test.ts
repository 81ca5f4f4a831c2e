import { once } from "node:events";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, it, vi } from "vitest";
import { entityTag, PreparedPages } from "./prepared-pages.ts";

const PAGE = `<p>${"Café – 2,999 ".repeat(200)}</p>`;

const cleanUp: (() => void)[] = [];

afterEach(() => {
  for (const undo of cleanUp.splice(0)) undo();
});

/** A server that answers as Next does, before which stand the given pages. */
async function serve(pages: PreparedPages, body: string, type = "text/html; charset=utf-8") {
  cleanUp.push(pages.serve());
  const server = createServer((_request, response) => {
    response.setHeader("etag", entityTag(PAGE));
    response.setHeader("Content-Type", type);
    response.setHeader("Content-Length", Buffer.byteLength(body));
    response.end(body);
  }).listen(0, "127.0.0.1");
  cleanUp.push(() => server.close());
  await once(server, "listening");
  return (server.address() as AddressInfo).port; // An address of TCP, as it listens on a port.
}

/** Asks without the help of `fetch`, which would undo the encoding. */
async function ask(port: number, encodings?: string, method = "GET") {
  const headers = encodings === undefined ? {} : { "accept-encoding": encodings };
  const sent = request({ port, host: "127.0.0.1", headers, method }).end();
  const [answer] = await once(sent, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  expect(method === "HEAD" || answer.headers["content-length"] === String(bytes.length)).toBe(true);
  const { headers: sentHeaders, statusCode: status } = answer;
  return { encoding: sentHeaders["content-encoding"], bytes, headers: sentHeaders, status };
}

const kept = () => {
  const pages = new PreparedPages(10);
  pages.keep("/", PAGE, { etag: entityTag(PAGE) });
  return pages;
};

it("sends a kept body as it is to who takes no encoding", async () => {
  const port = await serve(kept(), PAGE);
  for (const encodings of [undefined, "identity", "br;q=0, gzip; q=0.0"]) {
    const { encoding, bytes } = await ask(port, encodings);
    expect(encoding).toBeUndefined();
    expect(bytes.toString()).toBe(PAGE);
  }
});

it("sends what was compressed once to all who come after", async () => {
  const port = await serve(kept(), PAGE);
  for (const [encodings, name, decode] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["deflate, gzip;q=0.5", "gzip", gunzipSync],
  ] as const) {
    expect((await ask(port, encodings)).bytes.toString()).toBe(PAGE);
    const { bytes } = await vi.waitFor(async () => {
      const answer = await ask(port, encodings);
      expect(answer.encoding).toBe(name);
      return answer;
    });
    expect(decode(bytes).toString()).toBe(PAGE);
    const head = await ask(port, encodings, "HEAD");
    expect(head.headers["content-length"]).toBe(String(bytes.length));
  }
});

it("leaves alone what is not the page, whatever its name", async () => {
  const port = await serve(kept(), "0:payload", "text/x-component");
  const { bytes } = await ask(port);
  expect(bytes.toString()).toBe("0:payload");
});

it("sends a page as it last was, or the page for failures, where one could not be made", async () => {
  const pages = new PreparedPages(10);
  cleanUp.push(pages.serve());
  const server = createServer((_request, response) => {
    response.statusCode = 500;
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Content-Length", 5);
    response.end("empty");
  }).listen(0, "127.0.0.1");
  cleanUp.push(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // An address of TCP, as it listens on a port.
  expect((await ask(port)).bytes.toString()).toBe("empty");

  const policy = { "content-security-policy": "default-src 'self'" };
  pages.keepFailed("<h1>Failed – sorry</h1>", { etag: '"f"', ...policy });
  const failed = await ask(port);
  expect(failed.bytes.toString()).toBe("<h1>Failed – sorry</h1>");
  expect(failed.status).toBe(500);
  expect(failed.headers).toMatchObject({ ...policy, "cache-control": "no-store" });
  await vi.waitFor(async () => expect((await ask(port, "br")).encoding).toBe("br"));

  pages.keep("/", PAGE, { etag: entityTag(PAGE), ...policy });
  const last = await ask(port);
  expect(last.bytes.toString()).toBe(PAGE);
  expect(last.status).toBe(200);
  expect(last.headers).toMatchObject(policy);

  pages.forget("/");
  expect((await ask(port)).status).toBe(500);
});

it("never answers a form that was sent", async () => {
  const pages = kept();
  pages.keepFailed("failed", { etag: '"f"' });
  const port = await serve(pages, "what was filled in");
  expect((await ask(port, undefined, "POST")).bytes.toString()).toBe("what was filled in");
});

it("forgets the page prepared longest ago", async () => {
  const pages = new PreparedPages(1);
  pages.keep("/", PAGE, { etag: entityTag(PAGE) });
  pages.keep("/other", "other", { etag: entityTag("other") });
  const port = await serve(pages, "what Next would send");
  expect((await ask(port)).bytes.toString()).toBe("what Next would send");
});

it("names a body by what is in it", () => {
  expect(entityTag(PAGE)).toBe(entityTag(PAGE));
  expect(entityTag(PAGE)).not.toBe(entityTag(`${PAGE} `));
});

it("passes streams on as they are", async () => {
  cleanUp.push(kept().serve());
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.write("<p>");
    response.end("</p>");
  }).listen(0, "127.0.0.1");
  cleanUp.push(() => server.close());
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // An address of TCP, as it listens on a port.
  const [answer] = await once(request({ port, host: "127.0.0.1" }).end(), "response");
  expect(await text(answer)).toBe("<p></p>");
});
