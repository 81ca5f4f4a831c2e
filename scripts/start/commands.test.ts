import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { execa } from "execa";
import { expect, it } from "vitest";
import { ROOT } from "./environment.ts";

const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const manifestOf = (folder: string): { name: string; scripts?: Record<string, string> } =>
  JSON.parse(read(join(folder, "package.json")));

/** Folders of the workspace's packages, by their names. */
const PACKAGES = new Map(
  globSync("*/package.json", { cwd: ROOT }).map((file) => {
    const folder = dirname(file);
    return [manifestOf(folder).name, folder] as const;
  }),
);

/** pnpm's own, and what it runs by itself. */
const PNPM = new Set(["install", "exec"]);

type Command = { file: string; text: string };

/** Code of a document: what stands in backticks, also over the end of a line, and in blocks. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```sh\n([\s\S]*?)^ *```/gm)].map(([, code = ""]) => code);
  const spans = [...text.replaceAll(/^ *```[\s\S]*?^ *```/gm, "").matchAll(/`([^`]+)`/g)];
  return [
    ...blocks.flatMap((block) => block.replaceAll("\\\n", " ").split("\n")),
    ...spans.map(([, code = ""]) => code.replaceAll(/\s+/g, " ")),
  ].map((line) => line.replace(/\s#.*/, "").trim());
}

/** Every command of ours that the documents tell somebody to type. */
const COMMANDS: Command[] = globSync(["README.md", "docs/**/*.md", "*/README.md"], {
  cwd: ROOT,
}).flatMap((file) =>
  codeOf(read(file))
    .filter((text) => /^(?:[A-Z_]+=\S* )*(?:npm|npx) /.test(text))
    .map((text) => ({ file, text })),
);

/** What is wrong with a command; undefined when it can be typed as it stands. */
function problemOf({ file, text }: Command): string | undefined {
  const words = text.split(" ").filter(Boolean);
  const settings = words.splice(
    0,
    words.findIndex((word) => /^(npm|npx)$/.test(word)),
  );
  const unknown = settings.map((word) => word.split("=")[0] ?? "").find((name) => !isKnown(name));
  if (unknown) return `${unknown} is not in .env.example`;
  const [tool = "", first = "", ...rest] = words;
  if (tool === "npm") return problemOfScript(".", first === "run" ? (rest[0] ?? "") : first);
  if (first !== "pnpm") return problemOfBinary(".", first) ?? missingPath(rest.at(-1));
  const isFiltered = rest[0] === "--filter";
  const folder = isFiltered ? PACKAGES.get(rest[1] ?? "") : dirname(file);
  if (!folder) return `there is no package ${rest[1]}`;
  const [script = "", binary = ""] = isFiltered ? rest.slice(2) : rest;
  if (script === "exec") return problemOfBinary(folder, binary);
  return PNPM.has(script) ? undefined : problemOfScript(folder, script);
}

const isKnown = (variable: string) =>
  new RegExp(`^#? ?${variable}=`, "m").test(read(".env.example"));

function problemOfScript(folder: string, script: string): string | undefined {
  const { name, scripts = {} } = manifestOf(folder);
  return script in scripts ? undefined : `${name} has no script “${script}”`;
}

function problemOfBinary(folder: string, binary: string): string | undefined {
  const isThere = existsSync(join(ROOT, folder, "node_modules", ".bin", binary));
  return isThere ? undefined : `${folder} has no ${binary}`;
}

function missingPath(path = ""): string | undefined {
  return path.includes("/") && !existsSync(join(ROOT, path)) ? `${path} is not there` : undefined;
}

it("finds the commands, those over two lines too", () => {
  const texts = COMMANDS.map(({ text }) => text);
  expect(texts).toContain("npm start");
  expect(texts).toContain(
    "npx pnpm --filter @currawong/studio exec sanity dataset export production",
  );
  expect(texts.some((text) => /^SANITY_API_HOST= .* npm run seed$/.test(text))).toBe(true);
  expect(COMMANDS.length).toBeGreaterThan(30);
});

it.each(COMMANDS)("$file: “$text” can be typed as it stands", (command) => {
  expect(problemOf(command)).toBeUndefined();
});

it("the README names every bench", async () => {
  const { stderr } = await execa({
    cwd: ROOT,
    reject: false,
  })`${process.execPath} scripts/start/bench.ts none`;
  const known = /Choose from: (.*)\.$/.exec(stderr)?.[1]?.split(", ");
  const [, named] = /npm run bench -- ([a-z -]{20,})`/.exec(read("README.md")) ?? [];
  expect(named?.split(" ").sort()).toEqual(known?.sort());
});
