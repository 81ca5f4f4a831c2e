import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { fileLedger } from "../../src/revalidation/ledger.ts";
import { RedisServer } from "../testing/redis-server.ts";
import { Connection } from "./connection.ts";
import { EmbeddedStore } from "./embedded.ts";
import { RedisStore } from "./redis.ts";
import { COUNT, KEEP, REVALIDATE } from "./scripts.ts";
import type { Answer, PageStore } from "./store.ts";

const answer = (text: string, tags: string[] = []): Answer => ({
  status: 200,
  headers: { etag: `"${text}"` },
  body: Buffer.from(text),
  tags,
});
/** For what happens by itself, soon; a busy machine may take its time. */
const SOON = { timeout: 60_000, interval: 2 };
const LASTING = { since: 0, lasting: true };
const text = (kept: { answer: Answer } | undefined) => kept?.answer.body.toString();

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.start();
});
afterAll(() => redis.remove());

const folder = mkdtempSync(join(tmpdir(), "answers-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let builds = 0;
const inRedis = (build: string, more: Partial<Parameters<typeof RedisStore.open>[0]> = {}) =>
  RedisStore.open({
    url: redis.url,
    build,
    firstLedger: fileLedger(join(folder, `${build}.json`)),
    onBack: () => {},
    onAnnounced: () => {},
    ...more,
  });

/** Each opens a store; again, the store that the next process finds. */
const KINDS: Record<string, (name: string) => Promise<PageStore>> = {
  embedded: async (name) => new EmbeddedStore(join(folder, name), "one"),
  redis: (name) => inRedis(name),
};

for (const [kind, open] of Object.entries(KINDS)) {
  describe(`the ${kind} store`, () => {
    const name = () => `${kind}-${builds++}`;

    it("keeps what it is given, at hand and over a restart", async () => {
      const place = name();
      const store = await open(place);
      const page = { ...answer("a page", ["a:page"]), payload: "/hydrate/x.js" };
      await store.keep("/a", page, { since: store.now(), lasting: true });
      expect(store.peek("/a")).toEqual({ answer: page, fresh: true });
      await store.close();
      const next = await open(place);
      expect(next.peek("/a")).toBeUndefined();
      expect(await next.find("/a")).toEqual({ answer: page, fresh: true });
      expect(text(next.peek("/a"))).toBe("a page");
      await next.close();
    });

    it("makes stale what has a tag, and nothing else, over a restart too", async () => {
      const place = name();
      const store = await open(place);
      const since = store.now();
      await store.keep("/a", answer("a", ["a:page", "list:page"]), { since, lasting: true });
      await store.keep("/b", answer("b", ["b:page"]), { since, lasting: true });
      await store.revalidate(["a:page", "none"]);
      expect(store.peek("/a")?.fresh).toBe(false);
      expect(store.peek("/b")?.fresh).toBe(true);
      await store.close();
      const next = await open(place);
      expect(await next.find("/a")).toMatchObject({ fresh: false });
      expect(await next.find("/b")).toMatchObject({ fresh: true });
      await next.close();
    });

    it("keeps nothing whose content changed while it was made", async () => {
      const store = await open(name());
      const since = store.now();
      await store.revalidate(["a:page"]);
      await store.keep("/a", answer("old", ["a:page"]), { since, lasting: true });
      await store.keep("/b", answer("b", ["b:page"]), { since, lasting: true });
      expect(await store.find("/a")).toBeUndefined();
      expect(text(await store.find("/b"))).toBe("b");
      await store.keep("/a", answer("new", ["a:page"]), { since: store.now(), lasting: true });
      expect(text(await store.find("/a"))).toBe("new");
      await store.close();
    });

    it("keeps what was invented in memory alone, and forgets the page that was there", async () => {
      const place = name();
      const store = await open(place);
      const since = store.now();
      await store.keep("/a", answer("a page"), { since, lasting: true });
      await store.keep("/a", { ...answer("gone"), status: 404 }, { since, lasting: false });
      expect(text(store.peek("/a"))).toBe("gone");
      await store.close();
      const next = await open(place);
      expect(await next.find("/a")).toBeUndefined();
      await next.close();
    });

    it("says what was revalidated since a time", async () => {
      const store = await open(name());
      // Of the moment it opened it knows nothing.
      await vi.waitUntil(() => !store.revalidatedAfter(Date.now(), []), SOON);
      const before = Date.now();
      await store.revalidate(["a:page"]);
      expect(store.revalidatedAfter(before, ["a:page", "b:page"])).toBe(true);
      expect(store.revalidatedAfter(before, ["b:page"])).toBe(false);
      expect(store.revalidatedAfter(Date.now() + 1, ["a:page"])).toBe(false);
      await store.close();
    });

    it("counts work by kind and second", async () => {
      const store = await open(name());
      const asked = ["a", "a", "b", "a"].map((what) => store.allow(what, 2, 5_999));
      expect(await Promise.all(asked)).toEqual([true, true, true, false]);
      expect(await store.allow("a", 2, 6_000)).toBe(true);
      await store.close();
    });

    it("knows a ledger, and which messages were handled", async () => {
      const store = await open(name());
      expect(await store.ledger.read()).toBeUndefined();
      const ledger = { documents: {}, probe: "p" };
      await store.ledger.write(ledger);
      expect(await store.ledger.read()).toEqual(ledger);
      expect(await store.wasHandled("m")).toBe(false);
      await store.noteHandled("m");
      expect(await store.wasHandled("m")).toBe(true);
      await store.close();
    });
  });
}

it("the embedded store of another build begins anew", async () => {
  const place = join(folder, "builds");
  const old = new EmbeddedStore(place, "old");
  await old.keep("/a", answer("old"), LASTING);
  await old.close();
  const next = new EmbeddedStore(place, "new");
  expect(await next.find("/a")).toBeUndefined();
  await next.close();
});

describe("several instances", () => {
  const pair = async () => {
    const build = `pair-${builds++}`;
    return [await inRedis(build), await inRedis(build)] as const;
  };
  const close = (stores: readonly PageStore[]) => Promise.all(stores.map((one) => one.close()));

  it("share what one of them made, and hear what one of them revalidates", async () => {
    const [one, two] = await pair();
    await one.keep("/a", answer("a", ["a:page"]), { since: one.now(), lasting: true });
    expect(text(await two.find("/a"))).toBe("a");
    await one.revalidate(["a:page"]);
    await vi.waitFor(() => expect(two.peek("/a")?.fresh).toBe(false), SOON);
    await close([one, two]);
  });

  it("make a page once that all of them miss", async () => {
    const [one, two] = await pair();
    let made = 0;
    const make = (store: PageStore) => () =>
      new Promise<Answer>((resolve) => {
        const since = store.now();
        made++;
        setTimeout(async () => {
          await store.keep("/a", answer("made"), { since, lasting: true });
          resolve(answer("made"));
        }, 100);
      });
    const answers = await Promise.all([
      one.makeOnce("/a", make(one)),
      two.makeOnce("/a", make(two)),
    ]);
    expect(answers.map(({ body }) => body.toString())).toEqual(["made", "made"]);
    expect(made).toBe(1);
    await close([one, two]);
  });

  it("run one task at a time", async () => {
    const [one, two] = await pair();
    let running = 0;
    const task = async () => {
      expect(++running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 30));
      running--;
    };
    await Promise.all([one.alone(task), two.alone(task), one.alone(task)]);
    await close([one, two]);
  });

  it("of two builds keep their pages apart, and tell each other what is announced", async () => {
    const heard: Map<string, string>[] = [];
    const [old, next] = [
      await inRedis(`old-${builds++}`),
      await inRedis(`new-${builds++}`, { onAnnounced: (changed) => heard.push(changed) }),
    ];
    await old.keep("/a", answer("old", ["a:page"]), { since: old.now(), lasting: true });
    expect(await next.find("/a")).toBeUndefined();
    await old.announce(new Map([["a", "page"]]));
    await vi.waitFor(() => expect(heard).toEqual([new Map([["a", "page"]])]), SOON);
    await close([old, next]);
  });

  it("notice messages that never came, and a Redis that came back empty", async () => {
    const back = vi.fn();
    const build = `lost-${builds++}`;
    const one = await inRedis(build);
    const two = await inRedis(build, { onBack: back });
    await two.keep("/a", answer("a", ["a:page"]), { since: two.now(), lasting: true });
    await redis.kill();
    // Each goes on with what it has.
    expect(two.peek("/a")?.fresh).toBe(true);
    expect(text(await two.find("/a"))).toBe("a");
    await one.revalidate(["a:page"]);
    expect(await one.alone(async () => "done")).toBe("done");
    await redis.start({ empty: true });
    // What was said meanwhile nobody knows: nothing is trusted.
    await vi.waitFor(() => expect(two.peek("/a")?.fresh).toBe(false), SOON);
    await vi.waitFor(() => expect(back.mock.calls.length).toBeGreaterThanOrEqual(2), SOON);
    await two.keep("/a", answer("new", ["a:page"]), { since: two.now(), lasting: true });
    await vi.waitFor(async () => expect(text(await one.find("/a"))).toBe("new"), SOON);
    await close([one, two]);
  });

  it("tell the others, once Redis is back, what was revalidated without it", async () => {
    const [one, two] = await pair();
    await two.keep("/a", answer("a", ["a:page"]), { since: two.now(), lasting: true });
    await redis.kill();
    await one.revalidate(["a:page"]);
    await redis.start();
    await vi.waitFor(() => expect(two.peek("/a")?.fresh).toBe(false), SOON);
    await vi.waitFor(async () => expect((await one.find("/a"))?.fresh).toBe(false), SOON);
    await close([one, two]);
  });

  it("go on when Redis stops answering in the middle", async () => {
    const [one, two] = await pair();
    await one.keep("/a", answer("a", ["a:page"]), { since: one.now(), lasting: true });
    redis.signal("SIGSTOP");
    const began = Date.now();
    expect(text(await one.find("/a"))).toBe("a");
    expect(text({ answer: await one.makeOnce("/b", async () => answer("b")) })).toBe("b");
    expect(Date.now() - began).toBeLessThan(20_000);
    redis.signal("SIGCONT");
    await vi.waitFor(() => expect(one.isHere && two.isHere).toBe(true), SOON);
    await one.revalidate(["a:page"]);
    await vi.waitFor(async () => expect((await two.find("/a"))?.fresh).toBe(false), SOON);
    await close([one, two]);
  });
});

it("what was begun before Redis forgot something is not kept", async () => {
  const asks = new Connection(redis.url);
  asks.connect();
  const keys = ["tags", "count", "log"].map((name) => `forgot-${name}`);
  const [tags = "", ...others] = keys;
  const count = (least: number, now: number) =>
    asks.script(COUNT, [tags, ...others], [String(least), String(now)]);
  const keep = (since: number) =>
    asks.script(KEEP, [tags, "forgot-answer"], [String(since), "[]", "{}", "", "60"]);
  await vi.waitFor(async () => expect(await count(0, 10)).toBe("10"), SOON);
  expect(await keep(10)).toBe(1);
  expect(await count(10, 20)).toBe("10");
  // Somebody heard of 11, and Redis did not.
  expect(await asks.script(REVALIDATE, keys, ["11", "30", '["a"]', "forgot", "9"])).toBe("31");
  expect(await keep(29)).toBe(0);
  expect(await keep(30)).toBe(1);
  asks.close();
});

it("the ledger of an instance that could tell nobody is not what the others start from", async () => {
  const build = `untold-${builds++}`;
  const [one, two] = [await inRedis(build), await inRedis(build)];
  expect(await one.ledger.read()).toBeUndefined();
  await redis.kill();
  await one.revalidate(["a:page"]);
  await redis.start();
  await vi.waitFor(() => expect(one.isHere && two.isHere).toBe(true), SOON);
  await one.ledger.write({ documents: {}, probe: "untold" });
  expect(await two.ledger.read()).toBeUndefined();
  await one.ledger.read();
  await one.ledger.write({ documents: {}, probe: "told" });
  expect(await two.ledger.read()).toMatchObject({ probe: "told" });
  await Promise.all([one.close(), two.close()]);
});

it("an answer that was begun before anything was known is kept when nothing was revalidated", async () => {
  const store = new EmbeddedStore(join(folder, "first"), "one");
  await store.keep("/a", answer("a"), LASTING);
  expect(text(store.peek("/a"))).toBe("a");
  await store.close();
});
