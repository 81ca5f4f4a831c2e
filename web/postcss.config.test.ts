import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import postcss, { type AcceptedPlugin } from "postcss";
import { afterAll, expect, it, vi } from "vitest";

/** JavaScript without types. */
const CONFIG = "./postcss.config.mjs";

const folder = mkdtempSync(join(import.meta.dirname, "src/broken-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, "tokens.css");

async function compile() {
  vi.resetModules();
  // In development the plugins are a list, in a build an object of names.
  const { default: config }: { default: { plugins: AcceptedPlugin[] } } = await import(CONFIG);
  return postcss(config.plugins).process(`@import "./tokens.css";`, {
    from: join(folder, "main.css"),
  });
}

it("in development, names the files that a correction of a broken stylesheet may be in", async () => {
  vi.stubEnv("NODE_ENV", "development");
  const report = vi.spyOn(console, "error").mockReturnValue();
  writeFileSync(file, "a { color: red");
  const { css, messages } = await compile();
  expect(css).toContain("body::before");
  expect(messages.map((message) => message.file)).toContain(file);
  expect(report).toHaveBeenCalledWith(expect.stringContaining("cannot be compiled"));

  writeFileSync(file, "a { color: red }");
  expect((await compile()).css).toContain("color: red");
});
