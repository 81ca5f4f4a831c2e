import { afterEach, expect, it, vi } from "vitest";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function headersWith(settings: Record<string, string>): Promise<Record<string, string>> {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  return (await import("./security-headers.ts")).securityHeaders();
}

it("sends the settings for search engines and HTTPS with every response", async () => {
  const usual = await headersWith({});
  expect(usual).not.toHaveProperty("x-robots-tag");
  expect(usual["strict-transport-security"]).toBe("max-age=63072000; includeSubDomains");
  vi.resetModules();
  const staging = await headersWith({ SITE_NOINDEX: "true", SITE_HSTS: "off" });
  expect(staging["x-robots-tag"]).toBe("noindex");
  expect(staging).not.toHaveProperty("strict-transport-security");
});
