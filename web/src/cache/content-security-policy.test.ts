import { createHash } from "node:crypto";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const variables = {
  SITE_URL: "https://site.example",
  SANITY_PROJECT_ID: "abc123",
  SANITY_DATASET: "production",
  SANITY_WEBHOOK_SECRET: "a secret of some length",
  SUPABASE_URL: "https://db.example/",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
};

/** The module reads the environment once: each test gets its own. */
async function withEnvironment(
  changes: Partial<typeof variables> & { SANITY_API_HOST?: string } = {},
) {
  vi.stubEnv("SANITY_API_HOST", undefined);
  for (const [name, value] of Object.entries({ ...variables, ...changes })) vi.stubEnv(name, value);
  return import("./content-security-policy.ts");
}

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

describe("inlineScriptHashes", () => {
  it("hashes any inline script to the letter", async () => {
    const { inlineScriptHashes } = await withEnvironment();
    const code = fc
      .string({ unit: "grapheme", minLength: 1 })
      .filter((text) => !text.includes("<"));
    fc.assert(
      fc.property(fc.uniqueArray(code, { minLength: 1, maxLength: 4 }), (scripts) => {
        const html = scripts.map((text) => `<p>a</p><script defer>${text}</script>`).join("\n");
        expect(inlineScriptHashes(html)).toEqual(scripts.map(hashOf));
      }),
    );
  });

  it("leaves out what has a source, holds data or is empty, and repeats nothing", async () => {
    const { inlineScriptHashes } = await withEnvironment();
    const html = `<script src="/a.js"></script><script async src="/b.js" id="b"></script>
      <script type="application/ld+json">{"a":1}</script><script type="application/json">1</script>
      <script></script><script>one()</script><script id="x">one()</script><script>two()</script>`;
    expect(inlineScriptHashes(html)).toEqual([hashOf("one()"), hashOf("two()")]);
  });
});

describe("contentSecurityPolicy", () => {
  it("lets in the page’s own scripts, and nothing unsafe", async () => {
    const { contentSecurityPolicy } = await withEnvironment();
    const policy = contentSecurityPolicy("<script>one()</script>");
    expect(policy).toContain(`script-src 'self' ${hashOf("one()")};`);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it("names our own services by origin, and asks for HTTPS where the site has it", async () => {
    const hosted = (await withEnvironment()).contentSecurityPolicy("");
    expect(hosted).toContain("connect-src 'self' https://db.example;");
    expect(hosted).toContain("img-src 'self' data: https://cdn.sanity.io");
    expect(hosted).toContain("upgrade-insecure-requests");
    vi.resetModules();
    const local = await withEnvironment({
      SITE_URL: "http://localhost:3000",
      SANITY_API_HOST: "http://localhost:3010/",
    });
    expect(local.contentSecurityPolicy("")).toContain("img-src 'self' data: http://localhost:3010");
    expect(local.contentSecurityPolicy("")).not.toContain("upgrade-insecure-requests");
  });
});
