import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import type { SanityClient } from "@sanity/client";
import { at, create, defineMigration, del, set } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";
import { beforeEach, expect, test, vi } from "vitest";
import { contentHash, parseRecord, RECORD_ID, recordDocument } from "../dataset/seed-record.ts";
import { migrate } from "./migrate.ts";
import type { Step } from "./plan.ts";
import { recordApplied } from "./record.ts";
import { rollBack } from "./rollback.ts";

const fixture = await sharedLake();
let client: SanityClient;

const notes = Array.from({ length: 12 }, (_, index) => ({ _id: `note-${index}`, _type: "note" }));

beforeEach(async () => {
  await fixture.empty();
  client = fixture.client.withConfig({ perspective: "raw" });
  await client.mutate(notes.map((note) => ({ createOrReplace: note })));
});

type StepResult = ReturnType<typeof at> | ReturnType<typeof del> | [];
const step = (name: string, document: (document: SanityDocument) => StepResult) => ({
  name,
  migration: defineMigration({ title: name, documentTypes: ["note"], migrate: { document } }),
});

const colour = step("0101-colour", (note) => (note.colour ? [] : at("colour", set("ink"))));
const shade = step("0102-shade", (note) => at("shade", set(`dark ${note.colour}`)));

const run = (steps: Step[], apply = true) => migrate(client, { steps, apply, batchSize: 5 });

const count = (filter: string) => client.fetch<number>(`count(*[${filter}])`);

test("a dry run lists every changed field, with later steps building on earlier ones, and writes nothing", async () => {
  const reports = await run([colour, shade], false);
  expect(reports.map(({ changes }) => changes.length)).toEqual([12, 12]);
  expect(reports[1]?.changes[0]?.fields).toEqual([
    { path: "shade", before: undefined, after: "dark ink" },
  ]);
  expect(await count("defined(colour)")).toBe(0);
});

test("says once what it did, and leaves out documents that a migration would write as they are", async () => {
  await client.patch("note-0").set({ colour: "ink" }).commit();
  const ink = step("0101-ink", () => at("colour", set("ink")));
  const lines: string[] = [];
  const onProgress = (line: string) => lines.push(line);
  await migrate(client, { steps: [ink], apply: true, batchSize: 5, onProgress });
  const progress = [5, 10].map((done) => `0101-ink: ${done} of 11 documents`);
  expect(lines).toEqual([...progress, "0101-ink: 0101-ink: 11 documents"]);
});

test("selects documents by type and filter", async () => {
  await client.create({ _id: "other", _type: "other" });
  const { name, migration } = colour;
  const filter = '_id in ["note-0", "other"]';
  const [report] = await run([{ name, migration: { ...migration, filter } }]);
  expect(report?.changes.map(({ id }) => id)).toEqual(["note-0"]);
});

test("records completed migrations and does not repeat them", async () => {
  await run([colour, shade]);
  expect(await count('shade == "dark ink"')).toBe(12);
  expect(await run([colour, shade])).toEqual([]);
});

test("a run that fails half-way leaves no partial documents, and the next run completes it", async () => {
  const commit = client.mutate.bind(client);
  vi.spyOn(client, "mutate")
    .mockImplementationOnce(commit)
    .mockRejectedValueOnce(new Error("the line dropped"));
  await expect(run([colour])).rejects.toThrow("the line dropped");
  expect(await count("defined(colour)")).toBe(5);

  const [report] = await run([colour]);
  expect(report?.changes).toHaveLength(7);
  expect(await count("defined(colour)")).toBe(12);
});

test("an error in any step stops the run before anything is written", async () => {
  const broken = step("0102-broken", (note) => {
    throw new Error(`${note._id} cannot be shaded.`);
  });
  await expect(run([colour, broken])).rejects.toThrow(/Migration 0102-broken: note-\d+ cannot/);
  expect(await count("defined(colour)")).toBe(0);
});

test("refuses to plan a migration that a second run would apply again", async () => {
  const size = step("0101-size", (note) => at("size", set(Number(note.size ?? 1) * 100)));
  await expect(run([size])).rejects.toThrow(/0101-size: a second run would change note-\d+ again/);
  expect(await count("defined(size)")).toBe(0);
});

/** Simulates an editor's write between planning and writing a migration. */
function editMeanwhile(id: string): void {
  const commit = client.mutate.bind(client);
  vi.spyOn(client, "mutate").mockImplementationOnce(async (...call) => {
    await client.patch(id).set({ colour: "wattle" }).commit();
    return commit(...call);
  });
}

test("does not overwrite a concurrent edit, and migrates the rest", async () => {
  editMeanwhile("note-0");
  const [report] = await run([colour]);
  expect((await client.getDocument("note-0"))?.colour).toBe("wattle");
  expect(await count('colour == "ink"')).toBe(11);
  expect(report?.changes).toHaveLength(11);
});

test("plans a deletion again after a concurrent edit", async () => {
  editMeanwhile("note-0");
  await run([step("0102-remove", ({ _id, colour }) => (colour ? [] : del(_id)))]);
  expect(await client.fetch("*[_type == 'note']._id")).toEqual(["note-0"]);
});

test("rejects a run that would change scheduled documents, and names them", async () => {
  const [release, publishAt] = [{ releaseId: "r1" }, "2090-01-01T00:00:00Z"];
  const document = { _id: "versions.r1.note-0", _type: "note" };
  await client.action([
    { actionType: "sanity.action.release.create", ...release },
    { actionType: "sanity.action.document.version.create", publishedId: "note-0", document },
    { actionType: "sanity.action.release.schedule", ...release, publishAt },
  ]);
  await expect(run([colour])).rejects.toThrow("versions.r1.note-0");
  expect(await count("defined(colour)")).toBe(0);
  await client.action({ actionType: "sanity.action.release.unschedule", ...release });
  await run([colour]);
  expect(await count("defined(colour)")).toBe(13);
});

test("a seeded dataset needs the last migration that is gone, and an unedited document stays so", async () => {
  const hashOf = (_id: string, fields: object): [string, string] => [
    _id,
    contentHash({ _id, _type: "note", ...fields }),
  ];
  const edited = hashOf("note-1", { text: "as seeded" });
  await client.createOrReplace(recordDocument(new Map([hashOf("note-0", {}), edited])));
  await expect(run([colour])).rejects.toThrow(
    /lacks migration 0013-drawn-screens.*tag v2026\.11\.28/,
  );
  const applied = (name: string) => recordApplied([name]) as Parameters<typeof client.mutate>[0];
  await client.mutate(applied("0012-redirects-of-pages-that-left"));
  await expect(run([colour], false)).rejects.toThrow("v2026.11.28");
  await client.mutate(applied("0013-drawn-screens"));
  await run([colour]);

  const after = parseRecord(await client.getDocument(RECORD_ID));
  expect([...after]).toEqual([hashOf("note-0", { colour: "ink" }), edited]);
});

test("the last migration is undone from the history, except where a document was edited since", async () => {
  await run([colour]);
  await client.create({ _id: "note-new", _type: "note", colour: "ink" });
  const remove = step("0102-remove", ({ _id }) => (_id === "note-1" ? del(_id) : []));
  const both = { ...remove, migration: { ...shade.migration } };
  await run([colour, both]);
  await client.patch("note-2").set({ colour: "wattle" }).commit();
  expect((await rollBack(client, false)).changes).toHaveLength(12);
  expect(await count("defined(shade)")).toBe(13);

  const { name, edited } = await rollBack(client, true);
  expect([name, edited]).toEqual(["0102-remove", ["note-2"]]);
  expect(await count("defined(shade)")).toBe(1);
  expect(await count('colour == "ink"')).toBe(12);
  // Its changes are no longer recorded, so it must not count as undone.
  await expect(rollBack(client, true)).rejects.toThrow("0101-colour");
  expect(await run([colour], false)).toEqual([]);

  const again = await run([colour, remove]);
  expect(again.map(({ changes }) => changes.map(({ id }) => id))).toEqual([["note-1"]]);
  expect(await count('_id == "note-1"')).toBe(0);
  await rollBack(client, true);
  expect(await client.getDocument("note-1")).toMatchObject({ _type: "note", colour: "ink" });
});

test("undoing a migration deletes what it created, and says when there is nothing to undo", async () => {
  await expect(rollBack(client, true)).rejects.toThrow("no migration");
  const migration = defineMigration({
    title: "Copy",
    filter: '_id == "note-0"',
    migrate: async function* (documents) {
      for await (const { _id } of documents()) yield create({ _id: `${_id}-copy`, _type: "note" });
    },
  });
  await run([{ name: "0101-copy", migration }]);
  expect(await count('_id == "note-0-copy"')).toBe(1);
  await rollBack(client, true);
  expect(await count('_id == "note-0-copy"')).toBe(0);
});
