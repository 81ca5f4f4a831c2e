import { expect, it } from "vitest";
import { aliasesWith, moveOf } from "./moved.ts";

const service = (slug: string, more: Record<string, unknown> = {}) => ({
  _id: "s",
  _type: "service",
  slug: { _type: "slug", current: slug },
  ...more,
});

const landing = (slug: string) => ({ landing: { slug: { current: slug } } });

it.each([
  ["a page that moves", service("old"), service("new"), ["/services/old"], "/services/new"],
  [
    "a page that is removed",
    service("s"),
    service("s", { hasDetailPage: false }),
    ["/services/s"],
    null,
  ],
  [
    "a section address and a chatbot page",
    service("old", landing("old-bot")),
    service("new", landing("new-bot")),
    ["/services/old", "/old-bot", "/ai-services/old"],
    "/services/new",
  ],
])("lists the removed addresses and the new one: %s", (_, before, after, removed, to) => {
  const sections = removed.length > 1 ? { before: "ai-services", after: "ai-services" } : {};
  expect(moveOf(before, after, sections)).toEqual({ removed, to });
});

it.each([
  ["never published", null, service("new")],
  ["without a draft", service("old"), null],
  ["renamed", service("old"), service("old", { title: "Renamed" })],
  ["already redirected", service("old"), service("new", { aliases: ["/services/old"] })],
  ["an alias removed by an editor", service("s", { aliases: ["/x"] }), service("s")],
])("returns null when no address is lost: %s", (_, before, after) => {
  expect(moveOf(before, after)).toBeNull();
});

it("adds only addresses that are not aliases yet", () => {
  const aliasReasons = ["/b", "/services/old"].map((path) => ({ path, reason: "Printed" }));
  const draft = service("new", { aliases: ["/a", "/b"], aliasReasons });
  expect(aliasesWith(draft, ["/a", "/services/old"])).toMatchObject({
    aliases: ["/a", "/b", "/services/old"],
    aliasReasons: [
      aliasReasons[0],
      { path: "/a" },
      { path: "/services/old", reason: "The page was here before" },
    ],
  });
});

it("keeps no redirect to itself on a page that moves back", () => {
  expect(aliasesWith(service("old"), [])).toEqual({ aliases: [], aliasReasons: [] });
  const reason = { _key: "a", path: "/services/old", reason: "The page was here before" };
  const back = service("old", { aliases: ["/services/old"], aliasReasons: [reason] });
  expect(aliasesWith(back, ["/services/new"])).toMatchObject({
    aliases: ["/services/new"],
    aliasReasons: [{ path: "/services/new" }],
  });
});
