import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fileLedger, type Ledger } from "./ledger.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ledger-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const ledger: Ledger = {
  documents: { a: { type: "page", rev: "1", parts: { "a:page": "x" } } },
  probe: "p",
};

describe("fileLedger", () => {
  it("knows nothing before the first write, and keeps what is written over a restart", async () => {
    const file = join(folder, "deep", "ledger.json");
    expect(await fileLedger(file).read()).toBeUndefined();
    await fileLedger(file).write(ledger);
    expect(await fileLedger(file).read()).toEqual(ledger);
  });

  it("counts a file that was cut short at any byte as missing", async () => {
    const file = join(folder, "ledger.json");
    await fileLedger(file).write(ledger);
    const whole = readFileSync(file, "utf8");
    for (let length = 0; length < whole.length; length += 7) {
      writeFileSync(file, whole.slice(0, length));
      expect(await fileLedger(file).read(), whole.slice(0, length)).toBeUndefined();
    }
  });

  it("leaves the last ledger whole when a write does not come to its end", async () => {
    const file = join(folder, "ledger.json");
    await fileLedger(file).write(ledger);
    writeFileSync(`${file}.new`, '{"documents":{"b":');
    expect(await fileLedger(file).read()).toEqual(ledger);
  });
});
