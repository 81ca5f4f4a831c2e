import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import type { StudioEnvironment } from "../src/environment.ts";

export const SECURITY_HEADERS = {
  "cross-origin-opener-policy": "same-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "referrer-policy": "same-origin",
  "x-content-type-options": "nosniff",
  "x-robots-tag": "noindex",
};

/**
 * Reads the built page for an environment, with the content security policy that its host must send.
 * @throws if there is no build in the folder
 */
export async function readPage(folder: string, environment: StudioEnvironment) {
  const index = await readFile(path.join(folder, "index.html"), "utf8").catch((cause) => {
    throw new Error(`There is no Studio in ${folder}: build it first.`, { cause });
  });
  const html = embedEnvironment(index, environment);
  return { html, policy: contentSecurityPolicy(html, environment) };
}

/** Creates a server for the built Studio: its static files, and the index page for any other path. */
export async function createStudioServer(
  folder: string,
  environment: StudioEnvironment,
): Promise<Server> {
  const { html, policy } = await readPage(folder, environment);
  const page = { bytes: Buffer.from(html), type: "text/html; charset=utf-8", cache: "no-cache" };
  return createServer((request, response) => {
    handleRequest(request, response).catch(() => response.destroy());
  });

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
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

type StaticFile = { bytes: Buffer; type: string; cache: string };

function send(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const isText = /text|javascript|json|svg/.test(file.type);
  const useGzip = isText && /\bgzip\b/.test(String(request.headers["accept-encoding"] ?? ""));
  const bytes = useGzip ? gzipSync(file.bytes, { level: 1 }) : file.bytes;
  if (useGzip) response.setHeader("content-encoding", "gzip");
  response.setHeader("content-type", file.type);
  response.setHeader("content-length", bytes.byteLength);
  response.setHeader("cache-control", file.cache);
  response.setHeader("vary", "accept-encoding");
  response.end(request.method === "HEAD" ? undefined : bytes);
}

/** Writes the server's environment into the built page, where `src/environment.ts` reads it. */
function embedEnvironment(html: string, environment: StudioEnvironment): string {
  const content = JSON.stringify(environment);
  const attribute = content.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  return html.replace("</head>", `<meta name="studio-environment" content="${attribute}"></head>`);
}

const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Allows scripts from 'self' or by hash; the only other hosts are the site and the Content Lake. */
function contentSecurityPolicy(html: string, environment: StudioEnvironment): string {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  const { connect, images } = allowedSources(environment.apiHost);
  return Object.entries({
    "default-src": ["'self'"],
    "script-src": ["'self'", ...hashes],
    // styled-components inserts <style> elements at runtime.
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", environment.siteUrl, ...images],
    "media-src": ["'self'", "blob:", ...images],
    "font-src": ["'self'", "data:"],
    // Pictures pasted from Google Docs are fetched from there.
    "connect-src": [
      "'self'",
      "data:",
      "blob:",
      "https://*.googleusercontent.com",
      environment.siteUrl,
      ...connect,
    ],
    "worker-src": ["'self'", "blob:"],
    "frame-src": ["'self'", environment.siteUrl],
    "frame-ancestors": ["'self'"],
    "form-action": ["'self'"],
    "base-uri": ["'none'"],
    "object-src": ["'none'"],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(" ")}`)
    .join("; ");
}

/** Allowed hosts; Sanity's are from https://www.sanity.io/docs/studio/content-security-policy. */
function allowedSources(apiHost?: string) {
  if (!apiHost) {
    const sanity = ["https://*.sanity.io", "wss://*.sanity.io", "https://sanity-cdn.com"];
    return { connect: sanity, images: ["https://*.sanity.io"] };
  }
  const { port, host, protocol } = new URL(apiHost);
  const webSocket = protocol === "https:" ? "wss:" : "ws:";
  const streams = `${protocol}//*.localhost:${port}`;
  return { connect: [apiHost, `${webSocket}//${host}`, streams], images: [apiHost] };
}

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

export const IMMUTABLE = "public, max-age=31536000, immutable";

/** Names of built files that end in a content hash, such as `sanity-CJlrpqAZ.js`. */
export const HASHED_NAME = /-[\w-]{8}\.(?:js|css|woff2)$/;

/** Reads a file of the build; undefined if it is missing, of an unknown type, or outside the folder. */
async function staticFile(folder: string, pathname: string): Promise<StaticFile | undefined> {
  const type = TYPES[path.extname(pathname)];
  const file = path.join(folder, path.normalize(pathname));
  if (!type || !file.startsWith(folder + path.sep)) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  const cache = HASHED_NAME.test(pathname) ? IMMUTABLE : "no-cache";
  return bytes && { bytes, type, cache };
}
