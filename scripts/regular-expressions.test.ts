import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { checkSync } from "recheck";
import { parseSync, Visitor } from "rolldown/utils";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");

/** The code that reads what visitors send and editors write, on the server or in a browser. */
const FILES = globSync("{web/{src,server},{schemas,supabase,studio}/src}/**/*.{ts,tsx}", {
  cwd: ROOT,
  exclude: (file) => /\.test\.|\/testing\b|\.generated\.|node_modules|\/build\b/.test(file),
});

type Found = { file: string; source: string; expression: RegExp };

/** The expressions of a file: literals, and those put together from constants of the file. */
function expressionsIn(file: string): Found[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  if (!/RegExp|\/[^/\n]+\/[dgimsuvy]*/.test(text)) return [];
  const { program } = parseSync(file, text);
  const found: Found[] = [];
  const constants: string[] = [];
  const calls: string[] = [];
  new Visitor({
    Literal(node) {
      if (!("regex" in node) || !node.regex) return;
      const { pattern, flags } = node.regex;
      found.push({ file, source: `/${pattern}/${flags}`, expression: new RegExp(pattern, flags) });
    },
    VariableDeclarator({ id, init }) {
      if (id.type === "Identifier" && init) {
        constants.push(
          `try { globalThis.${id.name} = ${text.slice(init.start, init.end)} } catch {}`,
        );
      }
    },
    NewExpression(node) {
      if (node.callee.type === "Identifier" && node.callee.name === "RegExp") {
        calls.push(text.slice(node.start, node.end));
      }
    },
  }).visit(program);
  if (calls.length === 0) return found;
  const context: Record<string, unknown> = {};
  for (const constant of constants) {
    try {
      runInNewContext(constant, context);
    } catch {
      // It has types, or needs more than constants.
    }
  }
  for (const call of calls) {
    try {
      const made: unknown = runInNewContext(call, context);
      if (Object(made).source) {
        const { source, flags } = made as RegExp; // Of another realm.
        found.push({ file, source: call, expression: new RegExp(source, flags) });
      }
    } catch {
      // Made of what a caller passes: whoever calls it has the constants.
    }
  }
  return found;
}

const EXPRESSIONS = FILES.flatMap(expressionsIn);

/** What looks ahead or behind, which the checker does not support: without it, an expression takes no less time. */
const LOOKS = /\(\?<?[=!](?:\\.|\[[^\]]*\]|[^()\\[]|\((?:\\.|\[[^\]]*\]|[^()\\[])*\))*\)/g;

/** Whether a text exists that makes it take more than linear time. Decided from the expression, without a clock. */
function isSlow({ source, flags }: RegExp): boolean {
  // More than twenty repetitions are no slower, and take much longer to check.
  const checked = source.replace(LOOKS, "").replaceAll(/\{\d+,(?:[2-9]\d|\d{3,})\}/g, "+");
  const result = checkSync(checked, flags, { checker: "automaton", timeout: null });
  if (result.status === "unknown") throw new Error(`/${source}/${flags}: ${result.error.kind}`);
  return result.status === "vulnerable";
}

/** Files that are not checked, because the text is short or our own. */
const EXCUSED: Record<string, string> = {
  "schemas/src/cut.ts": "The text is cut to the length of a heading first.",
  "studio/src/price-board/model/rows.ts": "The names of our own fields.",
  "studio/src/writing/paste/clean-html.ts": "What editors paste, in their own browser.",
  "studio/src/writing/paste/markdown.ts": "What editors paste, in their own browser.",
  "supabase/src/database.ts": "Our own SQL.",
  "web/server/create-entry.ts": "Our own pages, in which text holds no `<`.",
  "web/src/blocks/hero/index.tsx": "One title.",
  "web/src/quote/request.ts": "What it looks behind for makes it linear.",
  "web/src/runtime/environment.ts": "Only settings, at the start.",
};

it("finds the expressions that are written out, and those that are put together", () => {
  const sources = EXPRESSIONS.map(({ file, source }) => `${file} ${source}`);
  expect(EXPRESSIONS.length).toBeGreaterThan(150);
  expect(
    sources.filter((source) => source.startsWith("web/src/search/query.ts new RegExp")),
  ).toHaveLength(1);
});

it("notices an expression that takes quadratic or exponential time", () => {
  // The second and third are fast for a repeated text, and slow for one that another character precedes.
  for (const slow of [/\s+$/, /^\W+|\W+$/, /^[\s\p{Cf}]+|[\s\p{Cf}]+$/u, /^(?:a+)+$/])
    expect(isSlow(slow), slow.source).toBe(true);
  expect(isSlow(/^[a-z]+$/)).toBe(false);
});

it("looks through visitors' and editors' text in time that grows with its length", () => {
  const checked = EXPRESSIONS.filter(({ file }) => !(file in EXCUSED));
  const slow = checked.filter(({ expression }) => isSlow(expression));
  expect(slow.map(({ file, source }) => `${file} ${source}`)).toEqual([]);
  expect(Object.keys(EXCUSED).filter((file) => !FILES.includes(file))).toEqual([]);
});
