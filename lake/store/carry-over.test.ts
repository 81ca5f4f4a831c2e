import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLake } from "../lake.ts";
import { DraftTransaction } from "../mutate/draft-transaction.ts";
import { encodeEffect } from "./effects.ts";
import { revisions, withoutRev } from "./log.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lake-old-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const TABLES = `
  CREATE TABLE documents (position INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
  CREATE TABLE transactions (sequence INTEGER PRIMARY KEY AUTOINCREMENT, id TEXT NOT NULL UNIQUE,
    timestamp TEXT NOT NULL, identity TEXT NOT NULL);
  CREATE TABLE changes (sequence INTEGER NOT NULL, position INTEGER NOT NULL, document_id TEXT NOT NULL,
    previous_rev TEXT, result_rev TEXT, mutations TEXT NOT NULL, apply TEXT NOT NULL, revert TEXT NOT NULL,
    PRIMARY KEY (sequence, position)) WITHOUT ROWID;
  CREATE INDEX changes_by_document ON changes (document_id, sequence);`;

const at = "2026-11-20T00:00:00Z";
const first = {
  _id: "note",
  _type: "note",
  _rev: "t1",
  _createdAt: at,
  _updatedAt: at,
  title: "One",
  body: "word ".repeat(500),
};
const second = { ...first, _rev: "t2", title: "Two" };

/** A folder as the first version of the lake left it: a note, and a change of its title. */
function writeOldFolder(): void {
  const db = new DatabaseSync(join(folder, "lake.sqlite"));
  db.exec(TABLES);
  db.prepare("INSERT INTO documents VALUES (1, 'note', ?)").run(JSON.stringify(second));
  const steps = [
    { before: null, after: first, mutation: { create: first } },
    { before: first, after: second, mutation: { patch: { id: "note", set: { title: "Two" } } } },
  ];
  for (const [index, { before, after, mutation }] of steps.entries()) {
    db.prepare("INSERT INTO transactions VALUES (?, ?, ?, 'someone')").run(
      index + 1,
      after._rev,
      at,
    );
    db.prepare("INSERT INTO changes VALUES (?, 0, 'note', ?, ?, ?, ?, ?)").run(
      index + 1,
      before?._rev ?? null,
      after._rev,
      JSON.stringify([mutation]),
      JSON.stringify(encodeEffect(withoutRev(before), withoutRev(after))),
      JSON.stringify(encodeEffect(withoutRev(after), withoutRev(before))),
    );
  }
  db.close();
}

test("a folder of the first version opens with its documents and its history", async () => {
  writeOldFolder();
  for (const _ of ["carried over", "opened again"]) {
    const lake = await createLake({
      dataDir: folder,
      writeToken: "",
      readToken: "",
      corsOrigins: [],
    });
    const { store } = lake;
    expect(store.get("note")).toEqual(second);
    const walked = [...revisions(store.log.ofDocument("note"), second)];
    expect(walked.map(({ before, after }) => [before, after])).toEqual([
      [first, second],
      [null, first],
    ]);
    expect(walked[1]?.change).toMatchObject({
      transactionId: "t1",
      mutations: [{ create: first }],
      effects: { apply: [0, withoutRev(first)] },
    });
    expect(store.log.lastId()).toBe("t2");
    await lake.close();
  }
});

test("what is written after is written as ever, and one folder serves one lake", async () => {
  writeOldFolder();
  const options = { dataDir: folder, writeToken: "", readToken: "", corsOrigins: [] };
  const lake = await createLake(options);
  const transaction = new DraftTransaction(lake.store, "someone");
  transaction.patch("note", { set: { title: "Three" } });
  lake.store.commit(transaction.result());
  expect(lake.store.get("note")?.title).toBe("Three");
  await expect(createLake(options)).rejects.toThrow(/Another lake is running/);
  await lake.close();
});
