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
    "a page that is no more",
    service("s"),
    service("s", { hasDetailPage: false }),
    ["/services/s"],
    null,
  ],
  [
    "addresses under a section and of a chatbot page",
    service("old", landing("old-bot")),
    service("new", landing("new-bot")),
    ["/services/old", "/old-bot", "/ai-services/old"],
    "/services/new",
  ],
])("names what visitors lose, and where it leads: %s", (_, before, after, removed, to) => {
  const sections = removed.length > 1 ? { before: "ai-services", after: "ai-services" } : {};
  expect(moveOf(before, after, sections)).toEqual({ removed, to });
});

it.each([
  ["never published", null, service("new")],
  ["without a draft", service("old"), null],
  ["renamed", service("old"), service("old", { title: "Renamed" })],
  ["redirected already", service("old"), service("new", { aliases: ["/services/old"] })],
  ["an alias that an editor takes out", service("s", { aliases: ["/x"] }), service("s")],
])("asks nothing where no visitor loses an address: %s", (_, before, after) => {
  expect(moveOf(before, after)).toBeNull();
});

it("adds to the other addresses what is not among them", () => {
  const draft = service("new", { aliases: ["/a"] });
  expect(aliasesWith(draft, ["/a", "/services/old"])).toMatchObject({
    aliases: ["/a", "/services/old"],
    aliasReasons: [{ path: "/a" }, { path: "/services/old", reason: "The page was here before" }],
  });
});
