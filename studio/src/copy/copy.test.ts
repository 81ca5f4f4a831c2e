import { expect, it } from "vitest";
import { copyOf } from "./copy.ts";

const service = {
  _id: "service-uber-clone",
  _type: "service",
  _rev: "1",
  _createdAt: "2025-01-01T00:00:00Z",
  _updatedAt: "2025-01-01T00:00:00Z",
  title: "Uber clone",
  slug: { _type: "slug", current: "uber-clone" },
  aliases: ["/uber"],
  landing: { title: "Rides", slug: { _type: "slug", current: "rides" } },
};

it("gives a copy its own title and unused addresses, and no aliases", () => {
  const copy = copyOf(service, new Set(["uber-clone-copy", "uber-clone-copy-2"]));
  expect(copy).toMatchObject({
    title: "Copy of Uber clone",
    slug: { current: "uber-clone-copy-3" },
    landing: { title: "Rides", slug: { current: "rides-copy" } },
  });
  expect(copy).not.toHaveProperty("aliases");
});
