import { expect, test } from "vitest";
import { migrated, stored } from "../testing/migrated.ts";
import migration from "./index.ts";

test("the settings lose logo, accent colour and answering hours", async () => {
  const line = { _key: "a", label: "Phone", value: "9 AM-6 PM AEST" };
  const own = { logo: { asset: { _ref: "image-a" } }, accent: "#f9cc27" };
  const settings = (fields: object) => stored("siteSettings", "siteSettings", fields);
  const before = { name: "A", ...own, hours: [{ ...line, times: [{ days: ["Monday"] }] }] };
  const after = { name: "A", hours: [line] };
  expect(await migrated(migration, [settings(before)])).toEqual([settings(after)]);
  expect(await migrated(migration, [settings(after)])).toEqual([settings(after)]);
});
