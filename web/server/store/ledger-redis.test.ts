import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { ledgerFile } from "../../src/revalidation/dist-folder.ts";
import type { Changes } from "../../src/revalidation/ledger.ts";
import {
  builtDocuments,
  contentOf,
  ledgerState,
  someChanges,
  writeBuilt,
} from "../../src/revalidation/testing/ledgers.ts";
import { SOON, storesForTests } from "../testing/stores.ts";
import { Connection } from "./connection.ts";
import type { PageStore } from "./store.ts";

const { folder, inRedis, name, redis } = storesForTests();

describe("the ledger of several instances", () => {
  const several = async () => {
    const build = name("ledger");
    await writeBuilt(ledgerFile(join(folder, build)), ["a"]);
    return {
      build,
      stores: [await inRedis(build), await inRedis(build), await inRedis(build)],
      close: (stores: PageStore[]) => Promise.all(stores.map((one) => one.close())),
    };
  };
  const content = async (store: PageStore | undefined) =>
    store && contentOf(await store.ledger.read());
  const write = async (store: PageStore | undefined, changes: Changes, probe?: string) => {
    await store?.ledger.read();
    await store?.ledger.write(changes, probe);
  };
  /** Ends Redis, and lets all of them notice. */
  const away = async (stores: PageStore[]) => {
    await redis().kill();
    for (const store of stores) await store.ledger.read();
  };
  const here = (stores: PageStore[]) =>
    vi.waitFor(() => expect(stores.every(({ isHere }) => isHere)).toBe(true), SOON);
  const B = new Map([["b", ledgerState("1")]]);

  it("is one, whoever writes, reads or starts anew, and in which order", async () => {
    const who = fc.nat({ max: 2 });
    const step = fc.record({ who, reader: who, write: someChanges });
    const open = async (build: string) => {
      const store = await inRedis(build);
      await store.ledger.read();
      return store;
    };
    await fc.assert(
      fc.asyncProperty(builtDocuments, fc.array(step, { minLength: 3 }), async (built, steps) => {
        const build = name("steps");
        const model = await writeBuilt(ledgerFile(join(folder, build)), built);
        let probe = built ? "build" : "";
        const stores = [await open(build), await open(build), await open(build)];
        for (const { who, reader, write: next } of steps) {
          // Also by one that has not read what another wrote, should a lock be lost.
          await stores[who]?.ledger.write(next.changes, next.next);
          for (const [id, after] of next.changes) after ? model.set(id, after) : model.delete(id);
          probe = next.next ?? probe;
          if (next.restart) {
            await stores[who]?.close();
            stores[who] = await open(build);
          }
          expect(await content(stores[reader])).toEqual([model, probe]);
        }
        for (const store of stores) expect(await content(store)).toEqual([model, probe]);
        await Promise.all(stores.map((store) => store.close()));
      }),
      { numRuns: 10 },
    );
  });

  it("is fetched in parts where much changed", async () => {
    const { stores, close } = await several();
    const many = [...Array(1_234).keys()].map((n) => [`d${n}`, ledgerState("2")] as const);
    await write(stores[0], new Map(many), "now");
    expect((await content(stores[1]))?.[0].size).toBe(1_235);
    expect(await content(stores[1])).toEqual(await content(stores[0]));
    await close(stores);
  });

  it("is what an instance last read, and what it wrote itself, while Redis is away", async () => {
    const { build, stores, close } = await several();
    await write(stores[0], B, "shared");
    const shared = await content(stores[1]);
    await away(stores);
    expect(await content(stores[1])).toEqual(shared);
    await write(stores[1], new Map([["a", undefined]]), "alone");
    expect(await content(stores[1])).toEqual([B, "alone"]);
    await redis().start();
    await here(stores);
    // Nobody was told: all find the difference themselves.
    for (const store of [...stores, await inRedis(build)]) {
      expect(await content(store)).toEqual(shared);
      if (!stores.includes(store)) await store.close();
    }
    await close(stores);
  });

  it("is the build's again for all when Redis comes back empty, and then what one of them wrote", async () => {
    const { stores, close } = await several();
    await write(stores[0], B, "before");
    for (const store of stores) expect((await content(store))?.[1]).toBe("before");
    await away(stores);
    await redis().start({ empty: true });
    await here(stores);
    const built = new Map([["a", ledgerState("1")]]);
    expect(await content(stores[0])).toEqual([built, "build"]);
    const C = new Map([["c", ledgerState("1")]]);
    await write(stores[0], C, "after");
    for (const store of stores) {
      expect(await content(store)).toEqual([new Map([...built, ...C]), "after"]);
    }
    await close(stores);
  });

  it("is what Redis remembers when it comes back as it was before", async () => {
    const { build, stores, close } = await several();
    const asks = new Connection(redis().url);
    asks.connect();
    await vi.waitFor(() => asks.run("PING"), SOON);
    const copy = async (from: string, to: string) => {
      for (const part of ["ledger", "ledger:versions", "ledger:states"]) {
        const key = `site:${build}:${part}`;
        await asks.run("COPY", key + from, key + to, "REPLACE");
      }
    };
    await write(stores[0], B, "before");
    const before = await content(stores[0]);
    await copy("", ":saved");
    await write(stores[0], new Map([["c", ledgerState("1")]]), "lost");
    for (const store of stores) expect((await content(store))?.[1]).toBe("lost");
    await copy(":saved", "");
    expect(await content(stores[0])).toEqual(before);
    await write(stores[0], new Map([["d", ledgerState("1")]]), "after");
    // What was noted, and lost, is found anew by whoever looks first.
    await write(stores[0], new Map([["c", ledgerState("1")]]));
    for (const store of stores) expect(await content(store)).toEqual(await content(stores[0]));
    asks.close();
    await close(stores);
  });

  it("of one that could tell nobody is not what the others start from", async () => {
    const { stores, close } = await several();
    const [one, two] = stores;
    const built = await content(one);
    await away(stores);
    await one?.revalidate(["a:page"]);
    await redis().start();
    await here(stores);
    await one?.ledger.write(B, "untold");
    expect(await content(two)).toEqual(built);
    await write(one, B, "told");
    expect((await content(two))?.[1]).toBe("told");
    await close(stores);
  });

  it("is not taken for whole when a part of it did not reach Redis", async () => {
    const { stores, close } = await several();
    const [one, two] = stores;
    const built = await content(one);
    await redis().kill();
    await one?.ledger.write(B);
    await two?.ledger.read();
    await redis().start();
    await here(stores);
    await one?.ledger.write(new Map([["c", ledgerState("1")]]), "all of it");
    expect(await content(two)).toEqual(built);
    expect(await content(one)).toEqual(built);
    await close(stores);
  });
});
