import type { LiveEvent } from "@sanity/client";
import { applyPatch } from "mendoza";
import { expect, onTestFinished, test } from "vitest";
import { isRecord } from "../documents.ts";
import { sharedLake, TEST_TOKENS } from "../testing/lake-fixture.ts";

const { client, clientWith, lake } = await sharedLake();

/** The part of the client's observables used here. */
interface Stream<T> {
  subscribe(observer: { next(event: T): void }): { unsubscribe(): void };
}

/** Subscribes to a stream and collects its events until the test ends. */
function collect<T>(stream: Stream<T>) {
  const events: T[] = [];
  const subscription = stream.subscribe({ next: (event) => events.push(event) });
  onTestFinished(() => subscription.unsubscribe());
  const until = (predicate: (events: readonly T[]) => boolean) =>
    expect.poll(() => predicate(events)).toBe(true);
  return { events, until };
}

type Event = Record<string, unknown> & { type: string };

/** Listens with the Studio's options, and waits for the welcome event. */
async function listen(query: string, options = {}, as = client) {
  const all = { includeAllVersions: true, effectFormat: "mendoza", ...options } as const;
  const events = ["welcome", "mutation"] as const;
  // The client infers the event type from the options, which vary here.
  const listener = collect<Event>(as.listen(query, {}, { ...all, events: [...events] }) as never);
  await listener.until(([first]) => first?.type === "welcome");
  return listener;
}
const mutations = (events: readonly Event[]) => events.filter(({ type }) => type === "mutation");

test("events describe each change in full, with consecutive revisions", async () => {
  const listener = await listen('*[_id == "chain"]', { includePreviousRevision: true });
  await client.create({ _id: "chain", _type: "page", title: "One" });
  await client.patch("chain").set({ title: "Two" }).commit();
  await client.delete("chain");
  await listener.until((events) => mutations(events).length === 3);
  const [created, updated, deleted] = mutations(listener.events);
  expect(created).toMatchObject({
    documentId: "chain",
    transition: "appear",
    identity: lake.sessions.verify(lake.sessions.issue())?.id,
    visibility: "query",
    mutations: [{ create: { _id: "chain", title: "One" } }],
    result: { title: "One" },
    previous: null,
  });
  expect(updated).toMatchObject({
    eventId: `${updated?.transactionId}#chain`,
    transition: "update",
    previousRev: created?.resultRev,
    resultRev: updated?.transactionId,
    mutations: [{ patch: { id: "chain", set: { title: "Two" } } }],
  });
  expect(deleted).toMatchObject({
    transition: "disappear",
    previousRev: updated?.resultRev,
    resultRev: deleted?.transactionId,
    mutations: [{ delete: { id: "chain" } }],
  });
  expect(deleted).not.toHaveProperty("result");
  for (const { previous, result = null, effects } of mutations(listener.events)) {
    // The listener requested effects.
    const { apply, revert } = effects as { apply: unknown[]; revert: unknown[] };
    // The Studio removes `_rev` before it applies effects, and sets `resultRev` afterwards.
    expect(applyPatch(withoutRev(previous), apply)).toEqual(withoutRev(result));
    expect(applyPatch(withoutRev(result), revert)).toEqual(withoutRev(previous));
  }
});

test("a document appears when it starts to match, and disappears when it no longer does", async () => {
  await client.create({ _id: "cross", _type: "page", shown: false });
  const listener = await listen("*[shown == true]");
  for (const shown of [true, true, false]) await client.patch("cross").set({ shown }).commit();
  await listener.until((events) => mutations(events).length === 3);
  const transitions = mutations(listener.events).map(({ transition }) => transition);
  expect(transitions).toEqual(["appear", "update", "disappear"]);
});

test("the events of a transaction are numbered, and contain only their document's mutations", async () => {
  const listener = await listen('*[_type == "batch"]');
  await client
    .transaction()
    .create({ _id: "batch-1", _type: "batch" })
    .create({ _id: "batch-2", _type: "batch" })
    .create({ _id: "no-batch", _type: "other" })
    .patch("batch-1", { set: { a: 1 } })
    .commit();
  await listener.until((events) => mutations(events).length === 2);
  expect(mutations(listener.events)).toMatchObject([
    { documentId: "batch-1", transactionTotalEvents: 2, transactionCurrentEvent: 0 },
    { documentId: "batch-2", transactionTotalEvents: 2, transactionCurrentEvent: 1 },
  ]);
  expect(mutations(listener.events)[0]?.mutations).toHaveLength(2);
});

test("what a listener sees depends on its token, API version and options", async () => {
  const visitor = await listen("*", {}, clientWith());
  const viewer = await listen("*", {}, clientWith(TEST_TOKENS.read));
  const published = await listen("*", { includeAllVersions: false });
  const older = client.withConfig({ apiVersion: "2024-01-01" });
  const before = await listen("*", { includeAllVersions: false }, older);
  const ids = ["drafts.seen", "versions.r.seen", "path.seen", "seen"];
  for (const _id of ids) await client.create({ _id, _type: "page" });
  const seen = async (listener: Awaited<ReturnType<typeof listen>>) => {
    await listener.until((events) =>
      mutations(events).some((event) => event.documentId === "seen"),
    );
    return mutations(listener.events).map(({ documentId }) => documentId);
  };
  expect(await seen(visitor)).toEqual(["seen"]);
  expect(await seen(viewer)).toEqual(ids);
  expect(await seen(published)).toEqual(["path.seen", "seen"]);
  expect(await seen(before)).toEqual(ids);
});

test("live events have the sync tags of query results, and those of drafts require a token", async () => {
  const unauthorised = clientWith("wrong-token").live.events({ includeDrafts: true });
  const failed = new Promise((_, error) => unauthorised.subscribe({ error }));
  await expect(failed).rejects.toMatchObject({ status: 401 });
  const drafts = collect<LiveEvent>(client.live.events({ includeDrafts: true }));
  const visitor = collect<LiveEvent>(clientWith().live.events());
  for (const live of [drafts, visitor]) {
    await live.until(([first]) => first?.type === "welcome");
  }
  await client.create({ _id: "drafts.secret", _type: "page" });
  await client.create({ _id: "public", _type: "page" });
  await drafts.until((events) => events.filter(({ type }) => type === "message").length === 2);
  await visitor.until((events) => events.some(({ type }) => type === "message"));
  const { syncTags: tags } = await client.fetch("count(*)", {}, { filterResponse: false });
  const messages = visitor.events.filter(({ type }) => type === "message");
  expect(messages).toMatchObject([{ tags }]);
});

function withoutRev(document: unknown): unknown {
  if (!isRecord(document)) return document;
  const { _rev, ...content } = document;
  return content;
}
