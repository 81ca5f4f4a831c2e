import { appendFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  areTagsExpired,
  tagsManifest,
} from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { TagJournal } from "./tag-journal.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tag-journal-"));
  tagsManifest.clear();
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  tagsManifest.clear();
});

const file = () => join(folder, "revalidated-tags.log");

describe("TagJournal", () => {
  it("starts with nothing where nothing was revalidated", () => {
    TagJournal.open(folder);
    expect(tagsManifest.size).toBe(0);
  });

  it("makes pages stale over a restart, and only those from before", () => {
    const before = Date.now() - 1;
    TagJournal.open(folder).record(["service-a:page", "list:service"]);
    tagsManifest.clear();
    TagJournal.open(folder);
    expect(areTagsExpired(["service-a:page"], before)).toBe(true);
    expect(areTagsExpired(["list:service"], before)).toBe(true);
    expect(areTagsExpired(["service-b:page"], before)).toBe(false);
    expect(areTagsExpired(["service-a:page"], Date.now() + 1_000)).toBe(false);
  });

  it("keeps the last time of each tag alone when it is opened", () => {
    const journal = TagJournal.open(folder);
    for (let round = 0; round < 50; round++) journal.record(["a", "b"]);
    TagJournal.open(folder);
    expect(readFileSync(file(), "utf8").trim().split("\n")).toHaveLength(2);
  });

  it("reads past a line that was cut short", () => {
    TagJournal.open(folder).record(["a"]);
    appendFileSync(file(), "17000");
    tagsManifest.clear();
    TagJournal.open(folder);
    expect([...tagsManifest.keys()]).toEqual(["a"]);
  });
});
