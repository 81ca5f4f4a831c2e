import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolder } from "@currawong/lake/testing/lake-fixture";
import { expect, test } from "vitest";
import { findExpired } from "./aside.ts";

const folder = temporaryFolder();

test("names what was put aside longer ago than personal information may be kept", () => {
  const names = [".data", ".data-2024-11-27T10-00-00", ".data-2024-11-28T10-00-00", "2020-01-01"];
  for (const name of names) mkdirSync(join(folder, name));
  const now = new Date("2026-11-28T12:00:00Z");
  expect(findExpired([folder, join(folder, "missing")], now)).toEqual([
    join(folder, ".data-2024-11-27T10-00-00"),
  ]);
});
