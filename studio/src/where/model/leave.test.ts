import { expect, it } from "vitest";
import { testClient } from "../../../tests/test-lake.ts";
import { leaveSite } from "./leave.ts";
import { referrersOf } from "./referrers.ts";

const client = await testClient();

const refer = (_ref: string, _key = _ref) => ({ _type: "reference", _ref, _key });
const link = (label: string, _ref: string) => ({
  _type: "navigationLink",
  _key: label,
  label,
  target: refer(_ref),
});
const slug = (current: string) => ({ _type: "slug", current });
const navigation = (...labels: string[]) => ({
  _id: "navigation",
  _type: "navigation",
  header: [
    {
      _key: "menu",
      _type: "navigationGroup",
      label: "Menu",
      target: refer("home"),
      children: labels.map((label) => link(label, label === "Bot" ? "bot" : "home")),
    },
  ],
});

const service = { _type: "service", title: "Bot", slug: slug("bot"), aliases: ["/old-bot"] };
const page = {
  _type: "sectionPage",
  title: "AI services",
  slug: slug("ai-services"),
  sections: [
    { _type: "serviceCards", _key: "c", heading: "One service", services: [refer("bot")] },
  ],
};
const role = { _id: "role", _type: "role", title: "Keeper", service: refer("bot") };

const setUp = async () => {
  const transaction = client.transaction();
  for (const id of ["bot", "drafts.bot"]) transaction.createOrReplace({ ...service, _id: id });
  transaction
    .createOrReplace({ _id: "home", _type: "homePage" })
    .createOrReplace({ ...page, _id: "section" })
    .createOrReplace(navigation("Bot", "Home"))
    .createOrReplace({ ...navigation("Bot"), _id: "drafts.navigation" });
  await transaction.commit();
};
const leave = (action: "Delete" | "Unpublish") =>
  leaveSite(client, {
    id: "bot",
    action,
    listedIn: ["navigation", "section"],
    redirectTo: "section",
  });

it("names the entries that stand for a document, and what needs it elsewhere", async () => {
  await setUp();
  await client.create(role);
  const found = await referrersOf(client, "bot");
  expect(found.map(({ id, places, isNeeded }) => [id, places, isNeeded])).toEqual([
    ["navigation", ["“Menu” › “Bot”"], false],
    ["section", ["“One service”"], false],
    ["role", [], true],
  ]);
  await expect(leave("Delete")).rejects.toThrow();
  expect(await client.getDocument("bot")).toMatchObject({ title: "Bot" });
  expect((await client.getDocument("section"))?.sections[0].services).toHaveLength(1);
  await client.delete("role");
});

it("deletes a document with its entries in all versions, and leads its addresses elsewhere", async () => {
  await setUp();
  await leave("Delete");
  const ids = ["bot", "drafts.bot", "section", "navigation", "drafts.navigation"];
  const [bot, draft, section, menu, menuDraft] = await client.getDocuments(ids);
  expect([bot, draft]).toEqual([null, null]);
  expect(section?.sections[0].services).toEqual([]);
  expect(section?.aliases).toEqual(["/services/bot", "/old-bot"]);
  expect(section?.aliasReasons[0]).toMatchObject({ reason: "“Bot” was here" });
  const labels = (one: typeof menu) =>
    one?.header[0].children.map(({ label }: { label: string }) => label);
  expect([labels(menu), labels(menuDraft)]).toEqual([["Home"], []]);
  expect(new Set([section?._rev, menu?._rev, menuDraft?._rev]).size).toBe(1);
});

it("keeps the draft of a document that it takes off the site", async () => {
  await setUp();
  await client.patch("drafts.bot").set({ title: "Bot two" }).commit();
  await leave("Unpublish");
  const [published, draft] = await client.getDocuments(["bot", "drafts.bot"]);
  expect([published, draft?.title]).toEqual([null, "Bot two"]);
});
