import { expect, test } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { inASentence, readSchedules } from "../dataset/schedules.ts";
import { documentsNeeding } from "./needing.ts";

const client = await testClient();
const refer = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });

test("a text’s price keeps a page; links to it, and its own price, do not", async () => {
  const own = [{ _type: "inlinePrice", document: refer("bot", { _weak: true }) }];
  await client.create({ _id: "bot", _type: "service", title: "Bot", own });
  await client.create({ _id: "linking", _type: "page", link: refer("bot", { _weak: true }) });
  expect(await documentsNeeding(client, "bot")).toEqual([]);
  const priced = { _type: "article", title: "What it costs", price: { document: refer("bot") } };
  for (const _id of ["costs", "drafts.costs"]) await client.create({ _id, ...priced });
  expect(await documentsNeeding(client, "bot")).toEqual([
    { id: "costs", type: "article", title: "What it costs" },
  ]);
  const ids = { publishedId: "bot", draftId: "drafts.bot" };
  await expect(
    client.action({ actionType: "sanity.action.document.unpublish", ...ids }),
  ).rejects.toThrow();
  for (const id of ["costs", "drafts.costs"]) await client.delete(id);
  await client.action({ actionType: "sanity.action.document.unpublish", ...ids });
  expect(await client.getDocument("drafts.bot")).toMatchObject({ title: "Bot" });
});

test("a release is one schedule, however many documents it has", async () => {
  const [releaseId, publishAt] = ["r1", "2090-06-01T23:00:00.000Z"];
  const metadata = { title: "Sale", releaseType: "scheduled" } as const;
  await client.action({ actionType: "sanity.action.release.create", releaseId, metadata });
  for (const id of ["one", "two"]) await client.create({ _id: `versions.r1.${id}`, _type: "page" });
  await client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });
  expect((await readSchedules(client)).map(inASentence)).toEqual([
    "“Sale” (2 documents) goes live on Friday 2 June 2090 at 9:00 am, Sydney time",
  ]);
});
