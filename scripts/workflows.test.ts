import { globSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { NoOperationTraceWriter, parseWorkflow } from "@actions/workflow-parser";
import { validate } from "dockerfile-utils";
import { describe, expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(ROOT, name), "utf8");

/** What GitHub's own parser says of a workflow. */
function faultsOf(name: string, content: string): string[] {
  const { context } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(globSync(".github/workflows/*.yml", { cwd: ROOT }))("%s", (file) => {
  const text = read(file);

  it("is a workflow that GitHub accepts", () => {
    expect(faultsOf(file, text)).toEqual([]);
  });

  it("pins each action by commit, and names its version", () => {
    for (const [, action] of text.matchAll(/uses: (.*)/g)) {
      expect(action).toMatch(/^[\w./-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/);
    }
  });

  it("limits what each job may do, and for how long", () => {
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    const jobs = text.slice(text.search(/^jobs:$/m)).match(/^ {2}\w[\w-]*:$/gm) ?? [];
    expect(text.match(/timeout-minutes:/g)).toHaveLength(jobs.length);
  });

  // A branch's name or an input may hold anything, which a shell would run.
  it("puts no expression into a command", () => {
    const commands = text.match(/^ +(?:- )?run: (?:\|\n(?: {10,}.*\n)+|.*)/gm) ?? [];
    // The values of a matrix are in the same file.
    const own = /\$\{\{ matrix\.\w+ \}\}/g;
    for (const command of commands) expect(command.replaceAll(own, "")).not.toContain("${{");
  });
});

it("notices a wrong workflow", () => {
  expect(faultsOf("a.yml", "on: push\njobs:\n  a:\n    runs-on: x\n    stepz: []\n")).not.toEqual(
    [],
  );
  const expression = `$${"{{ nothing.x }}"}`;
  const command = `on: push
jobs: {a: {runs-on: x, steps: [{run: "${expression}"}]}}`;
  expect(faultsOf("b.yml", command)).not.toEqual([]);
});

describe("Dockerfile", () => {
  const text = read("Dockerfile");
  const stages = text.split(/^FROM /m).slice(1);

  it("has no fault", () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
    expect(validate("FROM a\nRUNN b\nCMD ['a']").length).toBeGreaterThan(0);
  });

  it("starts from an image by its digest", () => {
    const names = stages.map((stage) => stage.split(/\s+/));
    const own = names.map(([, , name]) => name);
    for (const [image = ""] of names) {
      if (image === "scratch" || own.includes(image)) continue;
      expect(image).toMatch(/^[\w./-]+:[\d.]+-[\w-]+@sha256:[\da-f]{64}$/);
    }
  });

  it("copies before the installation only what decides it, of every package", () => {
    const [before = "", after] = (stages[1] ?? "").split(/npm run setup/);
    const rooms = globSync("*/package.json", { cwd: ROOT, exclude: ["node_modules"] });
    for (const manifest of rooms)
      expect(before).toContain(
        `COPY --chown=node ${manifest.replace("scripts/p", "scripts/bootstrap.mjs scripts/p")} `,
      );
    expect(before).toContain("package.json pnpm-lock.yaml pnpm-workspace.yaml");
    expect(before).not.toContain("COPY --chown=node . .");
    expect(after).toContain("COPY --chown=node . .");
    expect(before).toContain("--mount=type=cache");
  });

  it("leaves out of the image what git ignores, in every folder, and what no image needs", () => {
    const ignored = read(".dockerignore").split("\n");
    const patterns = read(".gitignore")
      .split("\n")
      .filter((line) => /^[^#]/.test(line));
    for (const name of patterns.filter((line) => !line.startsWith(".env"))) {
      expect(ignored, name).toContain(`**/${name.replace(/\/$/, "")}`);
    }
    for (const name of ["docs", ".git", ".github", "**/.env*"]) expect(ignored).toContain(name);
  });
});

it.each(readdirSync(ROOT).filter((name) => /^compose.*\.yaml$/.test(name)))(
  "%s starts again with the machine",
  (file) => expect(read(file)).toMatch(/^ {4}restart: unless-stopped$/m),
);
