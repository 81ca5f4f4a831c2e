import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "./environment.ts";

/** Variables that others define: Node, npm, Next, Vite, a terminal, the host. */
const FOREIGN =
  /^(?:_|CI$|MODE$|NODE_|NEXT_|PATH$|HOME$|npm_|GITHUB_|VERCEL_|DISPLAY$|XDG_|TZ$|MALLOC_|[A-Z]+_TELEMETRY)/;

/** Variables that one part of a command passes to another: no settings, so not in `.env.example`. */
const INTERNAL = [
  "SITE_SERVER",
  "SITE_DIST_DIR",
  "SITE_SOURCE_MAPS",
  "REPOSITORY",
  "UNCACHED_DIST_DIR",
  "BROWSER_PART",
  "TEST_DATA_DIR",
];

const READ = [
  /\b(?:env|environment|variables|configured|source|raw|stored)\??\.([A-Z][A-Z0-9_]+)\b/g,
  /\b(?:optional|required|url|mailAddress|origin|name|portFrom)\(\s*(?:\w+, )?"([A-Z][A-Z0-9_]+)"/g,
];

const sources = globSync("{*,*/**/*}.{ts,tsx,mjs}", {
  cwd: ROOT,
  exclude: (file) => /node_modules|\.next|dist|test-results|\.test\.ts/.test(file),
}).map((file) => [file, readFileSync(join(ROOT, file), "utf8")] as const);

const example = readFileSync(join(ROOT, ".env.example"), "utf8");
const listed = [...example.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);

it("lists every variable that a process reads in .env.example", () => {
  const missing = new Map<string, string>();
  for (const [file, text] of sources) {
    for (const [, name = ""] of READ.flatMap((pattern) => [...text.matchAll(pattern)])) {
      if (FOREIGN.test(name) || INTERNAL.includes(name) || listed.includes(name)) continue;
      missing.set(name, file);
    }
  }
  expect(Object.fromEntries(missing)).toEqual({});
});

it("lists no variable in .env.example that nothing reads", () => {
  const code = sources.map(([, text]) => text).join("\n");
  const prefixes = /^(?:SITE|STUDIO|LAKE|SUPABASE|MAILBOX)_(?:PORT|HOST)$/;
  const unread = listed.filter(
    (name) => !prefixes.test(name) && !new RegExp(`\\b${name}\\b`).test(code),
  );
  expect(unread).toEqual([]);
  expect(new Set(listed).size).toBe(listed.length);
});
