import { expect, it } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import { addToLists, readPlaces } from "./places.ts";

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

await client
  .transaction()
  .create({ _id: "group", _type: "serviceGroup" })
  .create({ ...service, _id: "known" })
  .create(page)
  .create(menu("Known"))
  .create({ ...menu("Known", "Another"), _id: "drafts.navigation" })
  .commit();

const labelsOf = async (id: string) => {
  const document = await client.getDocument(id);
  return document?.header[1].children.map(({ label }: { label: string }) => label);
};

it("adds a service to lists and their drafts, once", async () => {
  const published = client.withConfig({ perspective: "published" });
  const places = await readPlaces(published, "group");
  expect(places.menu?.map(({ title }) => title)).toEqual(["AI"]);
  expect(places.cards.map(({ title }) => title)).toEqual(["/ai-services: 1 service"]);
  expect(places.cards.map(({ related }) => related)).toEqual([1]);
  const allPlaces = [...(places.menu ?? []), ...places.cards];
  for (const _ of [1, 2]) await addToLists(client, { id: "new", title: "New" }, allPlaces);
  const section = await client.getDocument("page");
  const entries = [{ _ref: "known" }, { _ref: "new", _weak: true }];
  expect(section?.sections[0].services).toMatchObject(entries);
  expect(await labelsOf("navigation")).toEqual(["Known", "New"]);
  expect(await labelsOf("drafts.navigation")).toEqual(["Known", "Another", "New"]);
});
