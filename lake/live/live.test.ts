import type { LiveEvent } from "@sanity/client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { collect } from "../testing/events.ts";
import { type LakeFixture, startTestLake } from "../testing/lake-fixture.ts";

let fixture: LakeFixture;
beforeAll(async () => {
  fixture = await startTestLake();
});
afterAll(() => fixture.lake.close());

test.each([
  ["a query of the type", "*[_type == 'live']"],
  ["a query by id", "*[_id == 'live-1'][0]"],
  ["a query that follows a reference to it", "*[_type == 'pointer']{'to': of->title}"],
  ["a query over everything", "count(*)"],
  ["a query of what references something", "*[references('live-1')]"],
])("%s shares a tag with the event of a change", async (_, query) => {
  const { client } = fixture;
  const document = { _id: "live-1", _type: "live", title: "One" };
  await client.createOrReplace(document);
  const of = { _type: "reference", _ref: "live-1" };
  await client.createOrReplace({ _id: "pointer", _type: "pointer", of });
  const { syncTags = [] } = await client.fetch(query, {}, { filterResponse: false });
  const live = collect<LiveEvent>(fixture.clientWith().live.events());
  await live.until(([first]) => first?.type === "welcome");
  await client.createOrReplace({ ...document, title: "Two" });
  const events = await live.until((seen) => seen.some(({ type }) => type === "message"));
  live.stop();
  const message = events.find((event) => event.type === "message");
  expect(message).toMatchObject({ id: expect.any(String) });
  expect(message?.tags.some((tag) => syncTags.includes(tag))).toBe(true);
});

test("an unrelated query shares none", async () => {
  const { client } = fixture;
  const { syncTags = [] } = await client.fetch(
    "*[_type == 'page' && _id == 'x']",
    {},
    {
      filterResponse: false,
    },
  );
  const live = collect<LiveEvent>(fixture.clientWith().live.events());
  await live.until(([first]) => first?.type === "welcome");
  await client.create({ _id: "unrelated", _type: "live" });
  const events = await live.until((seen) => seen.some(({ type }) => type === "message"));
  live.stop();
  const tags = events.flatMap((event) => (event.type === "message" ? event.tags : []));
  expect(tags.filter((tag) => syncTags.includes(tag))).toEqual([]);
});

test("events of drafts need a token and are not sent to visitors", async () => {
  const { client } = fixture;
  await expect(
    collect<LiveEvent>(
      fixture.clientWith("wrong-token").live.events({ includeDrafts: true }),
    ).until(() => false),
  ).rejects.toMatchObject({ status: 401 });
  const drafts = collect<LiveEvent>(client.live.events({ includeDrafts: true }));
  const visitor = collect<LiveEvent>(fixture.clientWith().live.events());
  for (const live of [drafts, visitor]) {
    await live.until(([first]) => first?.type === "welcome");
  }
  await client.create({ _id: "drafts.secret", _type: "page" });
  await client.create({ _id: "public", _type: "page" });
  await drafts.until((events) => events.filter(({ type }) => type === "message").length === 2);
  await visitor.until((events) => events.some(({ type }) => type === "message"));
  expect(visitor.events.filter(({ type }) => type === "message")).toHaveLength(1);
  drafts.stop();
  visitor.stop();
});

test("a client that comes back after missing something is told to start over", async () => {
  const { url, lake, client } = fixture;
  const read = async (lastEventId: string) => {
    const abort = new AbortController();
    const response = await fetch(`${url}/vX/data/live/events/production`, {
      headers: { "last-event-id": lastEventId },
      signal: abort.signal,
    });
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (
        text.includes("data: ") &&
        (lastEventId === lake.store.log.lastId() || text.includes("restart"))
      )
        break;
    }
    abort.abort();
    return text;
  };
  const seen = lake.store.log.lastId() ?? "";
  expect(await read(seen)).toContain("event: welcome");
  await client.create({ _type: "page" });
  expect(await read(seen)).toContain("event: restart");
});
