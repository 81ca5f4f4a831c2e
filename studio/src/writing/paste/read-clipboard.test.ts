// @vitest-environment jsdom
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { describeBlock } from "../../../tests/describe-block.ts";
import { readClipboard } from "./read-clipboard.ts";

const FOLDER = path.join(import.meta.dirname, "clipboard");

function read(name: string): string {
  const file = path.join(FOLDER, name);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** The clipboards on disk: HTML, Markdown, or both of one; `<name>.blocks.txt` is what is expected. */
const NAMES = new Set(readdirSync(FOLDER).map((file) => file.replace(/\..+$/, "")));

it.each([...NAMES])("reads the clipboard of %s", async (name) => {
  const pasted = readClipboard(read(`${name}.html.txt`), read(`${name}.md.txt`));
  const lines = [
    ...(pasted?.blocks.map(describeBlock) ?? []),
    ...(pasted?.omissions.map((omission) => `LEFT OUT: ${omission}`) ?? []),
  ];
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(
    path.join(FOLDER, `${name}.blocks.txt`),
  );
});
