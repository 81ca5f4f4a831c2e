import { cp, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { StudioEnvironment } from "../src/environment.ts";
import { HASHED_NAME, IMMUTABLE, readPage, SECURITY_HEADERS } from "./server.ts";

/**
 * Copies the built Studio for one environment, for any host of static files, with the headers that the host must
 * send: `_headers` and `_redirects`, which several hosts read, and files for Caddy and nginx.
 * @param target created
 * @throws when Sanity no longer names its files by their content
 */
export async function packStudio(
  build: string,
  target: string,
  environment: StudioEnvironment,
): Promise<void> {
  const { html, policy } = await readPage(build, environment);
  await cp(build, target, { recursive: true });
  await writeFile(join(target, "index.html"), html);
  const headers = { ...SECURITY_HEADERS, "content-security-policy": policy };
  const lines = Object.entries(headers);
  const names = await readdir(join(target, "static"));
  const plain = names.filter((name) => name.includes(".") && !HASHED_NAME.test(name));
  if (plain.some((name) => /\.(?:js|css)$/.test(name))) {
    throw new Error(`Sanity names its files in another way: ${plain.join(", ")}.`);
  }
  await writeFile(
    join(target, "_headers"),
    [
      "/*",
      ...lines.map(([name, value]) => `  ${name}: ${value}`),
      ...["js", "css"].flatMap((type) => [`/static/*.${type}`, `  cache-control: ${IMMUTABLE}`]),
    ].join("\n"),
  );
  await writeFile(join(target, "_redirects"), "/* /index.html 200\n");
  await writeFile(join(target, "Caddyfile"), caddyfile(lines));
  await writeFile(join(target, "nginx.conf"), nginxConfiguration(lines));
}

type Lines = readonly (readonly [name: string, value: string])[];

/** The directives for https://caddyserver.com, for `import` in the block of the Studio's host. */
const caddyfile = (headers: Lines) => `encode gzip
header {
${headers.map(([name, value]) => `\t${name} "${value}"`).join("\n")}
}
@hashed path_regexp ^/static/.*${HASHED_NAME.source}
header @hashed cache-control "${IMMUTABLE}"
@other not path_regexp ^/static/.*${HASHED_NAME.source}
header @other cache-control no-cache
@page not path /static/* *.ico
rewrite @page /index.html
file_server
`;

/** The directives for https://nginx.org, for `include` in the `server` of the Studio's host. */
const nginxConfiguration = (headers: Lines) => `${headers
  .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
  .join("")}set $cache no-cache;
if ($uri ~ "^/static/.*${HASHED_NAME.source}") { set $cache "${IMMUTABLE}"; }
add_header cache-control $cache always;
gzip on;
gzip_types text/css text/javascript application/javascript application/json image/svg+xml;
location / { rewrite ^ /index.html break; }
location ~ ^/static/|\\.ico$ { }
`;
