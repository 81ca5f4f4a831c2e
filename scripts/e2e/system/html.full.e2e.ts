import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { siteAddresses, visitAll } from "../support/site.ts";

type Message = { url: string; lastLine: number; message: string };

/** The path of the W3C checker's Java archive. */
const checker = createRequire(import.meta.url)("vnu-jar") as string;

/** What it does not know yet: the HTML Standard lets a link of `rel=expect` have this attribute. */
const UNKNOWN = ".*“link” element with a “blocking” attribute.*";

/** Checks all files in a folder at once: starting Java takes longer than checking a page. */
function check(folder: string): Message[] {
  const { stderr } = spawnSync(
    "java",
    ["-jar", checker, "--format", "json", "--errors-only", "--filterpattern", UNKNOWN, folder],
    { encoding: "utf8", maxBuffer: 2 ** 28 },
  );
  return (JSON.parse(stderr) as { messages: Message[] }).messages;
}

test("every page is valid HTML according to the W3C’s checker", async () => {
  test.setTimeout(180_000);
  if (spawnSync("java", ["-version"]).status !== 0) {
    console.log("HTML is not checked: the W3C’s checker needs Java, and there is none here.");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "html-"));
  const { pages } = await siteAddresses();
  for (const [path, { body }] of await visitAll([...pages, "/search", "/no-such-page"])) {
    writeFileSync(join(folder, `${path.slice(1).replaceAll("/", "_") || "index"}.html`), body);
  }
  const problems = check(folder).map(
    ({ url, lastLine, message }) => `${url.split("/").at(-1)}:${lastLine} ${message}`,
  );
  rmSync(folder, { recursive: true, force: true });
  expect(problems).toEqual([]);
});
