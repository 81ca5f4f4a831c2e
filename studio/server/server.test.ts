import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { packStudio } from "./pack.ts";
import { createStudioServer } from "./server.ts";

const environment = {
  projectId: "currawong",
  dataset: "production",
  apiHost: "http://localhost:3010",
  siteUrl: "http://localhost:3000",
};

const folder = await mkdtemp(path.join(tmpdir(), "studio-"));
await mkdir(path.join(folder, "dist/static"), { recursive: true });
await writeFile(path.join(folder, "secret.js"), "outside");
await writeFile(path.join(folder, "dist/static/app-abcdefgh.js"), "run()");
await writeFile(path.join(folder, "dist/index.html"), "<head></head><script>a()</script>");
const server = await createStudioServer(path.join(folder, "dist"), environment);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const url = typeof address === "object" && address ? `http://127.0.0.1:${address.port}` : "";
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await rm(folder, { recursive: true });
});

it("serves the page for any path, with its environment and script hashes in the policy", async () => {
  const response = await fetch(`${url}/structure/services;a%2Cb`);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("&quot;apiHost&quot;:&quot;http://loc");
  const policy = response.headers.get("content-security-policy");
  expect(policy).toContain("script-src 'self' 'sha256-");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(policy).toContain("http://localhost:3010 ws://localhost:3010 http://*.localhost:3010");
});

it("serves hashed files as immutable, and rejects unknown paths and other methods", async () => {
  const script = await fetch(`${url}/static/app-abcdefgh.js`);
  expect(await script.text()).toBe("run()");
  expect(script.headers.get("cache-control")).toContain("immutable");
  for (const missing of ["/static/none.js", "/static/..%2f..%2fsecret.js"]) {
    expect((await fetch(url + missing)).status).toBe(404);
  }
  expect((await fetch(url, { method: "POST" })).status).toBe(405);
});

it("rejects a folder without a built Studio", async () => {
  await expect(createStudioServer(folder, environment)).rejects.toThrow("build it first");
});

it("is packed for another host with the same page and headers", async () => {
  const target = path.join(folder, "packed");
  await packStudio(path.join(folder, "dist"), target, environment);
  const read = (name: string) => readFile(path.join(target, name), "utf8");
  const response = await fetch(url);
  expect(await read("index.html")).toBe(await response.text());
  const policy = response.headers.get("content-security-policy") ?? "";
  for (const file of ["_headers", "Caddyfile", "nginx.conf"])
    expect(await read(file)).toContain(policy);
  expect(await read("static/app-abcdefgh.js")).toBe("run()");
  await writeFile(path.join(folder, "dist/static/app.js"), "");
  await expect(packStudio(path.join(folder, "dist"), target, environment)).rejects.toThrow(
    "app.js",
  );
});
