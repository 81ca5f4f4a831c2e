import type { IdentifiedSanityDocumentStub } from "@sanity/client";
import { expect, test } from "vitest";
import { sharedLake, TEST_TOKENS } from "../testing/lake-fixture.ts";

const DOCUMENTS: IdentifiedSanityDocumentStub<Record<string, unknown>>[] = [
  { _id: "group", _type: "serviceGroup", title: "Chatbots" },
  {
    _id: "chatbot",
    _type: "service",
    title: "Instagram chatbot",
    slug: { current: "instagram-chatbot" },
    price: 4200,
    group: { _type: "reference", _ref: "group" },
    body: [{ _key: "a", _type: "block", children: [{ _key: "b", text: "Answers after hours" }] }],
  },
  { _id: "drafts.chatbot", _type: "service", title: "Draft title", price: 1 },
  { _id: "drafts.unseen", _type: "service", title: "Never published" },
  { _id: "versions.spring.chatbot", _type: "service", title: "Spring title" },
  { _id: "preview-secret.one", _type: "secret", title: "Private path" },
];

const { client, clientWith, url } = await sharedLake();
await client.mutate(DOCUMENTS.map((create) => ({ create })));

const TITLES = '*[_type == "service"] | order(title) .title';

test.each([
  ["published", ["Instagram chatbot"]],
  ["drafts", ["Draft title", "Never published"]],
  ["raw", ["Draft title", "Instagram chatbot", "Never published", "Spring title"]],
  [
    ["spring", "drafts"],
    ["Never published", "Spring title"],
  ],
  [["spring"], ["Spring title"]],
])("perspective %s", async (perspective, titles) => {
  // The client's type requires a literal perspective.
  const options = { perspective } as { perspective: "published" };
  const viewer = clientWith(TEST_TOKENS.read);
  expect(await viewer.fetch(TITLES, {}, options)).toEqual(titles);
});

test("the API version decides the default perspective", async () => {
  const older = client.withConfig({ apiVersion: "2024-01-01" });
  expect(await older.fetch("count(*[_type == 'service'])")).toBe(4);
  expect(await client.fetch("count(*[_type == 'service'])")).toBe(1);
});

test.each(["raw", "drafts", "published", undefined] as const)(
  "a visitor sees only public documents with the perspective %s",
  async (perspective) => {
    const visitor = clientWith().withConfig({ apiVersion: "2024-01-01" });
    const ids = await visitor.fetch("*[]._id | order(@)", {}, { perspective });
    expect(ids.toSorted()).toEqual(["chatbot", "group"]);
  },
);

test("returns Sanity's parse error with its position for an invalid query", async () => {
  await expect(client.fetch("*[_type == ")).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(/^GROQ query parse error:\n> 1 \| \*\[_type ==/),
    details: { type: "queryParseError", query: "*[_type == ", start: expect.any(Number) },
  });
  const invalid = "*[_type == ";
  const listening = new Promise((resolve, reject) =>
    client.listen(invalid).subscribe({ next: resolve, error: reject }),
  );
  await expect(listening).rejects.toMatchObject({
    name: "ChannelError",
    message: expect.stringMatching(/^GROQ query parse error:.*Unexpected end of query/s),
  });
});

test("rejects a query with a missing parameter, and names it", async () => {
  await expect(client.fetch("*[_id == $id]")).rejects.toMatchObject({
    statusCode: 400,
    details: { description: "param $id referenced, but not provided", start: 9, end: 12 },
  });
  // A `$name` in a string or a comment is not a parameter.
  expect(await client.fetch('"costs $price" // $other')).toBe("costs $price");
});

test("documents requested by id include the reason when one is omitted", async () => {
  const response = await fetch(`${url}/v1/data/doc/production/group,drafts.chatbot,nothing`);
  expect(await response.json()).toMatchObject({
    documents: [{ _id: "group" }],
    omitted: [
      { id: "drafts.chatbot", reason: "permission" },
      { id: "nothing", reason: "existence" },
    ],
  });
});

test.each<[string, string, unknown]>([
  [
    "a custom function",
    'fn lake::card($of) = $of{title}; *[_id == "group"]{"card": lake::card(@)}',
    [{ card: { title: "Chatbots" } }],
  ],
  ["releases", "releases::all()[]._id", ["_.releases.spring"]],
])("evaluates %s", async (_, query, result) => {
  await client.createIfNotExists({ _id: "_.releases.spring", _type: "system.release" });
  expect(await clientWith(TEST_TOKENS.read).fetch(query)).toEqual(result);
});

test("refuses source maps with a sentence", async () => {
  const options = { resultSourceMap: true, filterResponse: false } as const;
  await expect(client.fetch("*", {}, options)).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("makes no source maps"),
  });
});

test("a version that unpublishes its document hides it from its release's perspective", async () => {
  await client
    .patch("versions.spring.chatbot")
    .set({ _system: { delete: true } })
    .commit();
  const find = (perspective: "published" | ["spring"]) =>
    client.fetch('*[_id == "chatbot"]._id', {}, { perspective });
  expect(await find("published")).toEqual(["chatbot"]);
  expect(await find(["spring"])).toEqual([]);
});
