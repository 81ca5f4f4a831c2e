import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** The least a server of pages can do: the same bytes for everybody, from memory. */
const [port = "", address = ""] = process.argv.slice(2);
const body = brotliCompressSync(await (await fetch(address)).bytes());
const headers = {
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "content-length": body.length,
};
createServer((_request, response) => response.writeHead(200, headers).end(body)).listen(
  Number(port),
);
