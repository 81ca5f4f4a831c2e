import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const hero = { _key: "hero", _type: "hero" };
const item = (_key: string, answer?: string) => ({ _key, question: `${_key}?`, answer });
const turn = (_key: string, from: string, text: string) => ({
  _key,
  _type: "chatTurn",
  from,
  text,
});

test("a chatbot to try becomes a conversation of what it answered itself", async () => {
  const demo = { _key: "demo", _type: "chatDemo", heading: "Ask us", otherwise: "A person does." };
  const items = [item("a"), item("b", "Yes."), item("c", "No."), item("d", "Maybe.")];
  const turns = [
    turn("b-q", "customer", "b?"),
    turn("b-a", "bot", "Yes."),
    turn("c-q", "customer", "c?"),
    turn("c-a", "bot", "No."),
  ];
  const conversation = { _key: "demo", _type: "exhibit", heading: "Ask us", layout: "chat", turns };
  const after = await migrated(migration, [
    stored("drafts.homePage", "homePage", { sections: [hero, { ...demo, items }] }),
    stored("page-a", "page", { sections: [hero, { ...demo, items: [item("a")] }] }),
    stored("page-b", "page", { sections: [hero] }),
  ]);
  expect(after.map(({ sections }) => sections)).toEqual([[hero, conversation], [hero], [hero]]);
});
