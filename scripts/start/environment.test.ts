import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { findUnset, isolatedEnvironment, localEnvironment, ROOT } from "./environment.ts";

const NO_FILE = join(tmpdir(), "no-such.env");

let data: string;
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), "environment-"));
  // Clears what `npm test` sets, and what a developer’s shell may set.
  for (const name of Object.keys(process.env)) {
    if (/^(SANITY|SUPABASE|LAKE|STUDIO|SITE)_/.test(name)) vi.stubEnv(name, undefined);
  }
});
function hostedShell(): void {
  vi.stubEnv("SANITY_PROJECT_ID", "hosted1");
  vi.stubEnv("SANITY_API_HOST", "");
  vi.stubEnv("SANITY_API_WRITE_TOKEN", "a-real-token-0123456789");
  vi.stubEnv("SANITY_STUDIO_PROJECT_ID", "hosted1");
  vi.stubEnv("SUPABASE_URL", "https://hosted.supabase.co");
}

const fileWith = (text: string) => {
  const file = join(data, ".env");
  writeFileSync(file, text);
  return file;
};
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(data, { recursive: true, force: true });
});

it("lets the shell choose the hosted services", () => {
  hostedShell();
  const { env: variables } = localEnvironment(data, NO_FILE);
  expect(variables.SANITY_PROJECT_ID).toBe("hosted1");
  expect(variables.SANITY_STUDIO_API_HOST).toBe("");
  expect(variables.SANITY_API_WRITE_TOKEN).toBe("a-real-token-0123456789");
});

it("treats a copy of .env.example like a missing file", () => {
  const without = localEnvironment(join(ROOT, ".data"), NO_FILE);
  const copied = localEnvironment(join(ROOT, ".data"), join(ROOT, ".env.example"));
  expect(copied).toEqual(without);
});

it("applies a custom port and interface to the site and to everything that refers to it", () => {
  const { env, ports } = localEnvironment(
    data,
    fileWith("\uFEFFSITE_PORT=3100\nSITE_HOST=0.0.0.0"),
  );
  expect(ports.web).toBe(3100);
  expect(() => localEnvironment(data, fileWith("SITE_PORT=http"))).toThrow(/SITE_PORT.*“http”/);
  expect(env).toMatchObject({
    SITE_HOST: "0.0.0.0",
    SITE_URL: "http://localhost:3100",
    SUPABASE_CORS_ORIGINS: "http://localhost:3100",
    SANITY_STUDIO_SITE_URL: "http://localhost:3100",
  });
});

it("restricts tests and benchmarks to local servers, with their own secrets", () => {
  hostedShell();
  const variables = isolatedEnvironment(data);
  for (const [name, value] of Object.entries(variables)) {
    if (/^(SANITY|SUPABASE)_/.test(name)) expect(value, name).not.toMatch(/hosted|real-token/);
  }
  expect(variables.SANITY_API_HOST).toMatch(/^http:\/\/localhost:/);
  expect(variables.SANITY_STUDIO_API_HOST).toBe(variables.SANITY_API_HOST);
  expect(variables.PATH).toContain(process.env.PATH);
});

it("lets only the owner read the data", () => {
  chmodSync(data, 0o755);
  localEnvironment(data, NO_FILE);
  expect(statSync(data).mode & 0o077).toBe(0);
});

it("says which variables only the local defaults set", () => {
  vi.stubEnv("SITE_URL", "https://currawong.example");
  vi.stubEnv("SUPABASE_URL", undefined);
  expect(findUnset(["SITE_URL", "SUPABASE_URL"], NO_FILE)).toEqual(["SUPABASE_URL"]);
});
