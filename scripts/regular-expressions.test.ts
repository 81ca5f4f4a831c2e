import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
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

/** Texts to repeat: each character that an expression names, samples of what its classes match, and pairs of them. */
function pumpsOf({ source }: RegExp): string[] {
  const named = [...source.replaceAll(/\\./g, " ")].filter(
    (character) => !/[()[\]{}|^$?+*\\]/.test(character),
  );
  const letters = [...new Set([...named, ..."a0 -./\n*é;"])].slice(0, 24);
  return [...letters, ...letters.slice(0, 8).flatMap((a) => letters.slice(0, 8).map((b) => a + b))];
}

/** The milliseconds that it takes to look through a text, the least of some tries. */
function timeOf(expression: RegExp, text: string, tries: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let n = 0; n < tries; n++) {
    const start = performance.now();
    text.search(expression);
    least = Math.min(least, performance.now() - start);
  }
  return least;
}

const SIZES = [25, 100, 400, 1_600, 6_400, 25_600];
/** A linear expression looks through the longest of these texts in a fraction of this, in milliseconds. */
const SUSPICIOUS_MS = 12;
/** Four times the text takes a linear expression four times as long, and a quadratic one sixteen times. */
const MOST_GROWTH = 9;

/** What stands before and after what repeats: without a start, the first alternative of `^A+|A+$` takes it all. */
const AROUND = [
  ["", ""],
  ["", "\u0000!"],
  ["é", "é"],
  ["\u0000", "\u0000"],
] as const;

/** The text that makes an expression take more than linear time; undefined if none of those tried does. */
function findSlowText(expression: RegExp): string | undefined {
  for (const pump of pumpsOf(expression)) {
    for (const [start, end] of AROUND) {
      const textOf = (size: number) => start + pump.repeat(size / pump.length) + end;
      for (const [at, size] of SIZES.entries()) {
        if (timeOf(expression, textOf(size), 1) < SUSPICIOUS_MS) continue;
        const [small, large] = [SIZES[at - 1] ?? 1, size].map((each) =>
          timeOf(expression, textOf(each), 3),
        );
        if ((large ?? 0) >= SUSPICIOUS_MS && (large ?? 0) / (small ?? 1) > MOST_GROWTH) return pump;
        break;
      }
    }
  }
  return undefined;
}

it("finds the expressions that are written out, and those that are put together", () => {
  const sources = EXPRESSIONS.map(({ file, source }) => `${file} ${source}`);
  expect(EXPRESSIONS.length).toBeGreaterThan(200);
  expect(
    sources.filter((source) => source.startsWith("web/src/search/amount.ts new RegExp")),
  ).toHaveLength(2);
});

it("notices an expression that takes quadratic or exponential time", () => {
  expect(findSlowText(/\s+$/)).toBeDefined();
  expect(findSlowText(/^(?:a+)+$/)).toBeDefined();
  expect(findSlowText(/^ +| +$/)).toBeDefined();
  expect(findSlowText(/^[a-z]+$/)).toBeUndefined();
});

/** Those that take more than linear time, where the text that they see is short. */
const EXCUSED: Record<string, string> = {
  "web/src/search/amount.ts": "A search is cut to 200 characters first.",
  "web/src/runtime/environment.ts": "Only settings, at the start.",
};

it("looks through visitors' and editors' text in time that grows with its length", () => {
  const slow = EXPRESSIONS.flatMap(({ file, source, expression }) => {
    const pump = findSlowText(expression);
    return pump === undefined ? [] : [{ file, source, pump }];
  });
  expect(slow.filter(({ file }) => !(file in EXCUSED))).toEqual([]);
  expect(new Set(slow.map(({ file }) => file))).toEqual(new Set(Object.keys(EXCUSED)));
});
