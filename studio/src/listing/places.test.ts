import { expect, it } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { publishListed, readPlaces } from "./places.ts";

const client = await testClient();

const refer = (_ref: string, _key = _ref) => ({ _type: "reference", _ref, _key });
const menu = (...labels: string[]) => ({
  _id: "navigation",
  _type: "navigation",
  header: [
    { _key: "home", label: "Home", target: refer("page") },
    {
      _key: "ai",
      label: "AI",
      target: refer("page"),
      children: labels.map((label) => ({ _key: label, label, target: refer("known") })),
    },
  ],
});
const page = {
  _id: "page",
  _type: "sectionPage",
  slug: { current: "ai-services" },
  sections: [
    { _type: "serviceCards", _key: "cards", heading: "1 service", services: [refer("known")] },
  ],
};
const service = { _type: "service", group: refer("group") };

const weak = { ...refer("known"), _weak: true, _strengthenOnPublish: { type: "service" } };
await client
  .transaction()
  .create({ _id: "group", _type: "serviceGroup" })
  .create({ ...service, _id: "known" })
  .create(page)
  .create(menu("Known"))
  .create({ ...menu("Known", "Another"), _id: "drafts.navigation" })
  .create({ ...service, _id: "drafts.new", title: "New", relatedServices: [weak] })
  .commit();

const labelsOf = async (id: string) => {
  const document = await client.getDocument(id);
  return document?.header[1].children.map(({ label }: { label: string }) => label);
};

it("publishes a service and adds it to lists and their drafts in one transaction", async () => {
  const published = client.withConfig({ perspective: "published" });
  const places = await readPlaces(published, "group");
  expect(places.menu?.map(({ title }) => title)).toEqual(["AI"]);
  expect(places.cards.map(({ title }) => title)).toEqual(["/ai-services: 1 service"]);
  expect(places.cards.map(({ related }) => related)).toEqual([1]);
  const allPlaces = [...(places.menu ?? []), ...places.cards];
  expect(await publishListed(client, { id: "new", revision: "old" }, allPlaces)).toBe(false);
  const { _rev: revision = "" } = (await client.getDocument("drafts.new")) ?? {};
  expect(await publishListed(client, { id: "new", revision }, allPlaces)).toBe(true);

  const [newService, draft, section, header] = await client.getDocuments([
    "new",
    "drafts.new",
    "page",
    "navigation",
  ]);
  expect(draft).toBeNull();
  expect(newService).toMatchObject({ title: "New", relatedServices: [refer("known")] });
  expect(JSON.stringify(newService)).not.toContain("_weak");
  expect(section?.sections[0].services[1]).toMatchObject({ _type: "reference", _ref: "new" });
  expect(new Set([newService?._rev, section?._rev, header?._rev]).size).toBe(1);
  expect(await labelsOf("navigation")).toEqual(["Known", "New"]);
  expect(await labelsOf("drafts.navigation")).toEqual(["Known", "Another", "New"]);
});
