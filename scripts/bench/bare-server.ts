import { createServer } from "node:http";

// Sends one page for every request, with the page's own headers or only five of them, as a server would that does
// nothing else: node bare-server.ts <port> <address of the page> <all | five>
const [, , port, address = "", which] = process.argv;
const FIVE = ["content-type", "content-encoding", "content-length", "cache-control", "vary"];
/** Headers that Node adds itself. */
const OWN = ["connection", "date", "keep-alive"];

const page = await fetch(address, { method: "HEAD", headers: { "accept-encoding": "br" } });
const names = [...page.headers.keys()].filter((name) => !OWN.includes(name));
const sent = which === "all" ? names : FIVE;
const headers = sent.flatMap((name) => [name, page.headers.get(name) ?? ""]);
const body = Buffer.alloc(Number(page.headers.get("content-length")), "-");
createServer((_, response) => response.writeHead(200, headers).end(body)).listen(Number(port));
