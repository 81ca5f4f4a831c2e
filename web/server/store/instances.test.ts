import { describe, expect, it, vi } from "vitest";
import { answer, SOON, storesForTests, text } from "../testing/stores.ts";
import { Connection } from "./connection.ts";
import { COUNT, KEEP, REVALIDATE } from "./scripts.ts";
import type { Answer, PageStore } from "./store.ts";

const { inRedis, name, redis } = storesForTests();

describe("several instances", () => {
  const pair = async () => {
    const build = name("pair");
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
      await inRedis(name("old")),
      await inRedis(name("new"), { onAnnounced: (changed) => heard.push(changed) }),
    ];
    await old.keep("/a", answer("old", ["a:page"]), { since: old.now(), lasting: true });
    expect(await next.find("/a")).toBeUndefined();
    await old.announce(new Map([["a", "page"]]));
    await vi.waitFor(() => expect(heard).toEqual([new Map([["a", "page"]])]), SOON);
    await close([old, next]);
  });

  it("notice messages that never came, and a Redis that came back empty", async () => {
    const back = vi.fn();
    const build = name("lost");
    const one = await inRedis(build);
    const two = await inRedis(build, { onBack: back });
    await two.keep("/a", answer("a", ["a:page"]), { since: two.now(), lasting: true });
    await redis().kill();
    // Each goes on with what it has.
    expect(two.peek("/a")?.fresh).toBe(true);
    expect(text(await two.find("/a"))).toBe("a");
    await one.revalidate(["a:page"]);
    expect(await one.alone(async () => "done")).toBe("done");
    await redis().start({ empty: true });
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
    await redis().kill();
    await one.revalidate(["a:page"]);
    await redis().start();
    await vi.waitFor(() => expect(two.peek("/a")?.fresh).toBe(false), SOON);
    await vi.waitFor(async () => expect((await one.find("/a"))?.fresh).toBe(false), SOON);
    await close([one, two]);
  });

  it("go on when Redis stops answering in the middle", async () => {
    const [one, two] = await pair();
    await one.keep("/a", answer("a", ["a:page"]), { since: one.now(), lasting: true });
    redis().signal("SIGSTOP");
    const began = Date.now();
    expect(text(await one.find("/a"))).toBe("a");
    expect(text({ answer: await one.makeOnce("/b", async () => answer("b")) })).toBe("b");
    expect(Date.now() - began).toBeLessThan(20_000);
    redis().signal("SIGCONT");
    await vi.waitFor(() => expect(one.isHere && two.isHere).toBe(true), SOON);
    await one.revalidate(["a:page"]);
    await vi.waitFor(async () => expect((await two.find("/a"))?.fresh).toBe(false), SOON);
    await close([one, two]);
  });
});

it("what was begun before Redis forgot something is not kept", async () => {
  const asks = new Connection(redis().url);
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
