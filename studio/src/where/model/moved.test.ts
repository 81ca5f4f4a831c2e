import { expect, it } from "vitest";
import { aliasesWith, moveOf } from "./moved.ts";

const service = (slug: string, more: Record<string, unknown> = {}) => ({
  _id: "s",
  _type: "service",
  slug: { _type: "slug", current: slug },
  ...more,
});

it("finds the address that a page moves from, and where it goes", () => {
  expect(moveOf(service("old"), service("new"))).toEqual({
    lost: ["/services/old"],
    to: "/services/new",
  });
});

it("asks nothing where no visitor loses an address", () => {
  expect(moveOf(null, service("new"))).toBeNull();
  expect(moveOf(service("old"), null)).toBeNull();
  expect(moveOf(service("old"), service("old", { title: "Renamed" }))).toBeNull();
  expect(moveOf(service("old"), service("new", { aliases: ["/services/old"] }))).toBeNull();
});

it("finds the addresses under a section and of a chatbot page too", () => {
  const before = service("old", { landing: { slug: { current: "old-bot" } } });
  const after = service("new", { landing: { slug: { current: "new-bot" } } });
  expect(moveOf(before, after, { before: "ai-services", after: "ai-services" })?.lost).toEqual([
    "/services/old",
    "/old-bot",
    "/ai-services/old",
  ]);
});

it("takes it as meant that an editor takes out an alias", () => {
  expect(moveOf(service("s", { aliases: ["/x"] }), service("s"))).toBeNull();
});

it("knows that nothing can lead to a page that is no more", () => {
  expect(moveOf(service("s"), service("s", { hasDetailPage: false }))).toEqual({
    lost: ["/services/s"],
    to: null,
  });
});

it("adds to the other addresses what is not among them", () => {
  const draft = service("new", { aliases: ["/a"] });
  expect(aliasesWith(draft, ["/a", "/services/old"])).toMatchObject({
    aliases: ["/a", "/services/old"],
    aliasReasons: [{ path: "/a" }, { path: "/services/old", reason: "The page was here before" }],
  });
});
