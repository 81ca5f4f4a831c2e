import { PAGE_QUERY } from "@currawong/schemas/queries/pages";
import { expect, it, vi } from "vitest";
import { viewTags } from "../tags.ts";
import { reconcileDataset } from "./reconcile.ts";
import { reconciledSite, service } from "./testing/reconciled-site.ts";

const { client, main, newSite, announce } = await reconciledSite();

/* What is invalidated. How it stays right when things fail: reconcile-faults.test.ts. */

it("invalidates everything with an empty ledger, and nothing while nothing changes", async () => {
  const all = ["service-a:page", "list:service", "addresses", "group:entry"];
  expect(await reconcileDataset(newSite())).toEqual(expect.arrayContaining(all));
  // The ledger holds no content, only hashes.
  const parts = Object.values(main.ledger.states.get("service-a")?.parts ?? {});
  expect(parts.filter((part) => !/^[\w+/]{16}$/.test(part))).toEqual([]);
  expect(await reconcileDataset(main)).toEqual([]);
  expect(await announce("service-a")).toEqual([]);
  expect(main.invalidate).not.toHaveBeenCalled();
});

it("invalidates quotes when the day changes in Sydney, and the footer with the year, once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    vi.setSystemTime("2026-12-30T12:59:00Z");
    await reconcileDataset(main);
    main.invalidate.mockClear();
    vi.setSystemTime("2026-12-30T13:01:00Z");
    for (const _ of [1, 2]) await reconcileDataset(main);
    expect(main.invalidate).toHaveBeenCalledExactlyOnceWith(["day"]);
    main.invalidate.mockClear();
    vi.setSystemTime("2026-12-31T13:01:00Z");
    for (const _ of [1, 2]) await reconcileDataset(main);
    expect(main.invalidate).toHaveBeenCalledExactlyOnceWith(["day", "siteSettings:agency"]);
  } finally {
    vi.useRealTimers();
  }
});

it("invalidates only the views that show the change", async () => {
  await client.patch("service-a").set({ "startingPrice.amount": 200 }).commit();
  const tags = await announce("service-a");
  expect(main.invalidate).toHaveBeenCalledExactlyOnceWith(tags);
  expect(tags).toEqual(expect.arrayContaining(["service-a:page", "service-a:card-catalogue"]));
  for (const tag of ["service-a:link", "list:service", "addresses", "group:entry"]) {
    expect(tags).not.toContain(tag);
  }
});

it("sees a change inside a list, and one of a document that a list names, but none of that document's own", async () => {
  const addOn = { _key: "a", _type: "addOn", title: "Add-on", price: { amount: 5, unit: "once" } };
  const change = async (fields: object) => {
    await client.patch("service-a").set(fields).commit();
    return announce("service-a");
  };
  expect(await change({ addOns: [addOn] })).toContain("service-a:page");
  const dearer = { ...addOn, price: { amount: 6, unit: "once" } };
  expect(await change({ addOns: [dearer] })).toContain("service-a:page");
  await client.create({ ...service, _id: "service-b", slug: { _type: "slug", current: "b" } });
  await client.create({ ...service, _id: "service-c", slug: { _type: "slug", current: "c" } });
  await reconcileDataset(main);
  const linkTo = async (_ref: string) => {
    const link = {
      _key: "l",
      _type: "navigationLink",
      label: "More",
      target: { _type: "reference", _ref },
    };
    await client
      .patch("navigation")
      .set({ footer: [{ _key: "c", links: [link] }] })
      .commit();
    return announce("navigation", "navigation");
  };
  expect(await linkTo("service-b")).toContain("navigation:menu");
  expect(await linkTo("service-c")).toContain("navigation:menu");
  await client.patch("service-c").set({ title: "Renamed" }).commit();
  await announce("service-c");
  expect(await linkTo("service-c")).toEqual(["documents"]);
});

it("invalidates exactly what leads to a document, when it leaves and when it is back", async () => {
  for (const [slug, _ref] of [
    ["naming", "service-a"],
    ["other", "service-b"],
  ]) {
    const services = [{ _key: "a", _type: "reference", _ref, _weak: true }];
    const sections = [{ _key: "r", _type: "rateCard", services }];
    await client.create({ _id: `page-${slug}`, _type: "page", slug: { current: slug }, sections });
  }
  await reconcileDataset(main);
  const read = (slug: string) => client.fetch(PAGE_QUERY, { type: "page", slug });
  const tagsOfPages = async () =>
    (await Promise.all(["naming", "other"].map(read))).map((page) => viewTags(page));
  for (const change of [() => client.delete("service-a"), () => client.create(service)]) {
    const pages = await tagsOfPages();
    await change();
    const changed = await announce("service-a");
    expect(pages.map((names) => names.some((tag) => changed.includes(tag)))).toEqual([true, false]);
  }
  expect(await read("naming")).toMatchObject({ sections: [{ services: [{ _id: "service-a" }] }] });
});

it("reads only the documents that have changed", async () => {
  const fetch = vi.spyOn(client, "fetch");
  try {
    for (const id of ["service-a", "group"]) {
      await client.patch(id).set({ title: "Renamed" }).commit();
    }
    await reconcileDataset(main);
    const ids = fetch.mock.calls.map(([, params]) => String(Object(params).ids));
    expect(ids.sort()).toEqual(["group", "service-a", "undefined"]);
  } finally {
    fetch.mockRestore();
  }
});

it("distinguishes a new order and a new address from other changes", async () => {
  const services = [{ _key: "a", _type: "reference", _ref: "service-a", _weak: true }];
  await client.patch("group").set({ services }).commit();
  expect(await announce("group", "serviceGroup")).toEqual(["group:entry", "documents"]);
  await client.patch("service-a").set({ hasDetailPage: false }).commit();
  expect(await announce("service-a")).toContain("list:service");
  await client.patch("service-a").set({ "slug.current": "b" }).commit();
  expect(await announce("service-a")).toEqual(
    expect.arrayContaining(["addresses", "service-a:link"]),
  );
});

it("invalidates no view for a field that no page shows, or for a change in a referenced document", async () => {
  await client.patch("group").set({ title: "Renamed" }).commit();
  await announce("group", "serviceGroup");
  await client.patch("service-a").set({ alsoQuoted: [] }).commit();
  expect(await announce("service-a")).toEqual(["documents"]);
});

it("invalidates the groups that a document is in or leaves, and the list of groups when one fills or empties", async () => {
  const article = (n: number, category: string) => ({
    ...{ _id: `article-${n}`, _type: "article", publishedAt: `2026-01-0${n}` },
    category: { _type: "reference", _ref: category, _weak: true },
  });
  /** Writes articles, and returns the tags of lists that this invalidates. */
  const publish = async (...articles: ReturnType<typeof article>[]) => {
    for (const each of articles) await client.createOrReplace(each);
    const tags = await reconcileDataset(main);
    return tags.filter((tag) => /^(members|groups|list|addresses)/.test(tag)).sort();
  };
  const [all, web, ai] = ["list:article", "members:article:web", "members:article:ai"];
  expect(await publish(article(1, "web"))).toEqual(["addresses", "groups:article", all, web]);
  expect(await publish(article(2, "web"))).toEqual(["addresses", all, web]);
  expect(await publish(article(3, "ai"))).toEqual(["addresses", "groups:article", all, ai]);
  expect(await publish(article(2, "ai"))).toEqual(["addresses", ai, web]);
  expect(await publish({ ...article(2, "ai"), publishedAt: "2026-02-01" })).toEqual([all, ai]);
  // One moves in as the other moves out: both groups still have articles.
  expect(await publish(article(1, "ai"), article(2, "web"))).not.toContain("groups:article");
  await client.delete("article-2");
  expect(await publish()).toEqual(["addresses", "groups:article", all, web]);
  // A project moves from one case study to another.
  for (const [_ref, before] of [["article-1"], ["article-3", "article-1"]]) {
    const parent = { _type: "reference", _ref, _weak: true };
    await client.createOrReplace({ _id: "project", _type: "project", article: parent });
    const tags = await publish();
    for (const id of [_ref, before]) if (id) expect(tags).toContain(`members:project:${id}`);
  }
});
