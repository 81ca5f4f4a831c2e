import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { StudioEnvironment } from "../src/environment.ts";
import { servedPage } from "./page.ts";
import { contentSecurityPolicy } from "./policy.ts";
import { type StaticFile, staticFile } from "./static-file.ts";

const SECURITY_HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/**
 * A server of the built Studio: its files, and its page for every other path.
 * @param folder the build, absolute.
 * @throws when there is no build in the folder.
 */
export async function createStudioServer(
  folder: string,
  environment: StudioEnvironment,
): Promise<Server> {
  const index = await readFile(path.join(folder, "index.html"), "utf8").catch((cause) => {
    throw new Error(`There is no Studio in ${folder}: build it first.`, { cause });
  });
  const html = servedPage(index, environment);
  const policy = contentSecurityPolicy(html, environment);
  const page: StaticFile = {
    bytes: Buffer.from(html),
    type: "text/html; charset=utf-8",
    cacheControl: "no-cache",
  };
  return createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const isAsset = pathname.startsWith("/static/") || path.extname(pathname) === ".ico";
    const file = isAsset ? await staticFile(folder, pathname) : page;
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { allow: "GET, HEAD" }).end();
    } else if (file) {
      if (file === page) response.setHeader("content-security-policy", policy);
      send(request, response, file);
    } else {
      response.writeHead(404, { "content-type": "text/plain" }).end("Not found");
    }
  }
}

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const zips = /text|javascript|json|svg/.test(file.type);
  const zipped = zips && /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const bytes = zipped ? gzipSync(file.bytes, { level: 1 }) : file.bytes;
  if (zipped) response.setHeader("content-encoding", "gzip");
  response.setHeader("content-type", file.type);
  response.setHeader("content-length", bytes.byteLength);
  response.setHeader("cache-control", file.cacheControl);
  response.setHeader("vary", "accept-encoding");
  response.end(request.method === "HEAD" ? undefined : bytes);
}
