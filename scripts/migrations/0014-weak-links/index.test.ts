import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const refer = (_ref: string, more: object = {}) => ({ _type: "reference", _ref, ...more });
const weak = { _weak: true };
const priceOf = (_ref: string, more: object = {}) => [
  { children: [{ _type: "inlinePrice", document: refer(_ref, more) }] },
];

test("weakens links, cards and a document’s references to itself, in drafts and versions too", async () => {
  const before = {
    group: refer("group"),
    relatedServices: [refer("other"), refer("new", { _strengthenOnPublish: { type: "service" } })],
    sections: [
      { _type: "packages", set: refer("set"), service: refer("other") },
      { _type: "prose", body: priceOf("other"), own: priceOf("bot") },
      { _type: "hero", buttons: [{ target: refer("other") }] },
    ],
  };
  const after = {
    group: refer("group"),
    relatedServices: [
      refer("other", weak),
      refer("new", { ...weak, _strengthenOnPublish: { type: "service", weak: true } }),
    ],
    sections: [
      { _type: "packages", set: refer("set"), service: refer("other", weak) },
      { _type: "prose", body: priceOf("other"), own: priceOf("bot", weak) },
      { _type: "hero", buttons: [{ target: refer("other", weak) }] },
    ],
  };
  const ids = ["bot", "drafts.bot", "versions.r1.bot"];
  const documents = await migrated(
    migration,
    ids.map((id) => stored(id, "service", before)),
  );
  for (const document of documents) expect(document).toMatchObject(after);
  const role = stored("role", "role", { service: refer("bot"), category: refer("category") });
  expect(await migrated(migration, [role])).toEqual([role]);
});
