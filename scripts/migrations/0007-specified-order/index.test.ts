import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

const blocks = (...types: string[]) => types.map((_type) => ({ _key: _type, _type }));

const chatbot = (slug: string) => {
  const sections = blocks("features", "benefits", "useCases", "packages");
  return stored(`service-${slug}`, "service", { landing: { slug: { current: slug }, sections } });
};

test("the home page's cards follow its hero, and only WhatsApp's page keeps its use cases", async () => {
  const home = { sections: blocks("hero", "chatDemo", "needFinder", "offerCards", "insights") };
  const documents = [
    stored("homePage", "homePage", home),
    stored("drafts.homePage", "homePage", home),
    chatbot("instagram-chatbot"),
    chatbot("whatsapp-chatbot"),
    stored("service-x", "service", {}),
  ];
  const after = await migrated(migration, documents);
  const typesOf = (list: unknown) => (list as { _type: string }[]).map(({ _type }) => _type);
  for (const { sections } of after.slice(0, 2)) {
    expect(typesOf(sections)).toEqual(["hero", "offerCards", "chatDemo", "needFinder", "insights"]);
  }
  expect(after[2]).toMatchObject({
    landing: { sections: blocks("features", "benefits", "packages") },
  });
  expect(after.slice(3)).toEqual(documents.slice(3));
});
