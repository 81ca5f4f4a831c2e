import { createClient } from "@sanity/client";
import { create, defineMigration, del, type Migration } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";
import { expect, test } from "vitest";
import { applyChanges, planStep } from "./plan.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

const note = (id: string, fields: object = {}): SanityDocument => ({
  _id: id,
  _type: "note",
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  ...fields,
});

const notes = [note("a", { old: true }), note("b"), { ...note("c"), _type: "other" }];

const plan = (migration: Omit<Migration, "title">) =>
  planStep(notes, { name: "0001-test", migration: { title: "Test", ...migration } }, client);

test("documents are chosen by type and filter", async () => {
  const seen: string[] = [];
  await plan({
    documentTypes: ["note"],
    filter: "old == true",
    migrate: {
      document: ({ _id }) => {
        seen.push(_id);
      },
    },
  });
  expect(seen).toEqual(["a"]);
});

test("documents may be made and deleted, and others read by id", async () => {
  const migration = defineMigration({
    title: "Split",
    documentTypes: ["note"],
    migrate: async function* (documents, { filtered }) {
      for await (const { _id } of documents()) {
        const other = await filtered.getDocument("c");
        yield [create({ _id: `${_id}-${other?._type}`, _type: "note" }), del(_id)];
      }
    },
  });
  const changes = await plan(migration);
  const after = applyChanges(notes, changes).map(({ _id }) => _id);
  expect(after).toEqual(["c", "a-other", "b-other"]);
});
