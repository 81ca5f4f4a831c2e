import { createServer } from "node:http";
import { brotliCompressSync } from "node:zlib";

// Sends one page with five headers for every request, as a server would that does nothing else:
// node bare-server.ts <port> <address of the page>
const [, , port, address = ""] = process.argv;
const page = await fetch(address, { headers: { "accept-encoding": "identity" } });
const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()));
const headers = Object.entries({
  "content-type": "text/html; charset=utf-8",
  "content-encoding": "br",
  "content-length": String(body.length),
  "cache-control": "public, max-age=0, must-revalidate",
  vary: "accept-encoding",
}).flat();
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port));
