import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

test("takes out what no page shows, and leaves the rest", async () => {
  const figure = { _key: "a", figure: "8+", label: "states" };
  const documents = [
    stored("project-a", "project", { decision: "One queue", tradeOff: "Slower" }),
    stored("drafts.siteSettings", "siteSettings", { claims: [{ ...figure, note: "six states" }] }),
    stored("contactPage", "contactPage", { sections: [{ _key: "b", promise: "Soon" }] }),
  ];
  const [project, settings, contact] = await migrated(migration, documents);
  expect(project).toMatchObject({ tradeOff: "Slower" });
  expect(project).not.toHaveProperty("decision");
  expect(settings?.claims).toEqual([figure]);
  expect(contact?.sections).toEqual([{ _key: "b" }]);
});
