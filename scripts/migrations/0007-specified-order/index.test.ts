import { createClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";
import { expect, test } from "vitest";
import { applyChanges, planStep } from "../plan.ts";
import migration from "./index.ts";

const client = createClient({ projectId: "test", useCdn: false, apiVersion: "2026-03-01" });

const blocks = (...types: string[]) => types.map((_type) => ({ _key: _type, _type }));

const document = (_id: string, _type: string, fields: object): SanityDocument => ({
  _id,
  _type,
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  ...fields,
});

const chatbot = (slug: string) => {
  const sections = blocks("features", "benefits", "useCases", "packages");
  return document(`service-${slug}`, "service", { landing: { slug: { current: slug }, sections } });
};

test("the home page's cards follow its hero, and only WhatsApp's page keeps its use cases", async () => {
  const home = { sections: blocks("hero", "chatDemo", "needFinder", "offerCards", "insights") };
  const documents = [
    document("homePage", "homePage", home),
    document("drafts.homePage", "homePage", home),
    chatbot("instagram-chatbot"),
    chatbot("whatsapp-chatbot"),
    document("service-x", "service", {}),
  ];
  const step = { name: "0007-specified-order", migration };
  const after = applyChanges(documents, await planStep(documents, step, client));
  const typesOf = (list: unknown) => (list as { _type: string }[]).map(({ _type }) => _type);
  for (const { sections } of after.slice(0, 2)) {
    expect(typesOf(sections)).toEqual(["hero", "offerCards", "chatDemo", "needFinder", "insights"]);
  }
  expect(after[2]).toMatchObject({
    landing: { sections: blocks("features", "benefits", "packages") },
  });
  expect(after.slice(3)).toEqual(documents.slice(3));
  expect(await planStep(after, step, client)).toEqual([]);
});
