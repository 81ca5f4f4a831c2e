import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "@currawong/lake/testing/lake-fixture";
import { expect, it } from "vitest";
import { Originals, readStacks } from "./original.ts";

const folder = temporaryFolder();

/** Line 1, column 11 of the build is line 3, column 5 of the source. */
const map = (source: string) => ({ version: 3, sources: [source], names: [], mappings: "UAEI" });
const write = (name: string, content: unknown) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), JSON.stringify(content));
};
write("server/chunks/ssr/a_1.js.map", {
  version: 3,
  sections: [{ offset: { line: 0, column: 0 }, map: map("turbopack:///[project]/web/src/a.tsx") }],
});
write("static/client/loader-x.js.map", map("../../../src/client/loader.ts"));
const originals = new Originals(folder);

it.each([
  [
    "at r (/opt/currawong/current/web/.next/server/chunks/ssr/a_1.js:1:11)",
    "at r (web/src/a.tsx:3:5)",
  ],
  ["at file:///srv/web/.next/server/chunks/ssr/a_1.js:1:11", "at web/src/a.tsx:3:5"],
  [
    "r@https://currawong.example/_next/static/client/loader-x.js?dpl=1:1:11",
    "r@web/src/client/loader.ts:3:5",
  ],
  // What no map knows, and what is source already.
  ["at x (/srv/web/.next/server/other.js:1:11)", "at x (/srv/web/.next/server/other.js:1:11)"],
  ["at send (/srv/web/server/send.ts:84:3)", "at send (/srv/web/server/send.ts:84:3)"],
])("translates “%s”", (line, expected) => expect(originals.translate(line)).toBe(expected));

it("finds an error in a log by the reference that a visitor saw", () => {
  const event = (digest: string, line: number) =>
    JSON.stringify({
      ...{ time: "2026-11-28T00:00:00Z", event: "request failed", message: "Error: no" },
      ...{ digest, stack: `    at r (/srv/web/.next/server/chunks/ssr/a_1.js:1:${line})` },
    });
  const log = [event("111", 11), "Ready", event("222", 11)].join("\n");
  expect(readStacks(log, originals, "222")).toBe(
    '2026-11-28T00:00:00Z request failed: Error: no {"digest":"222"}\n    at r (web/src/a.tsx:3:5)',
  );
  expect(readStacks(log, originals, "333")).toBe("");
  expect(
    readStacks("Error: no\n    at y (/x/.next/server/chunks/ssr/a_1.js:1:11)", originals),
  ).toBe("Error: no\n    at y (web/src/a.tsx:3:5)");
});
