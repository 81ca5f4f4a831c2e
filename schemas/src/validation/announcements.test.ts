import type { ValidationContext } from "@sanity/types";
import { expect, it } from "vitest";
import { isKnownSection, replacesOther, yieldsToOther } from "./announcements.ts";

const announcement = (title: string, day: number, shownOn?: string[]) => ({
  _id: title.toLowerCase(),
  _type: "announcement",
  _createdAt: `2026-11-0${day}T09:00:00Z`,
  title,
  shownOn,
});
type Announcement = ReturnType<typeof announcement>;

/** What the form says about one announcement beside another that is published. */
async function sentences(own: Announcement, other: Announcement) {
  const client = { withConfig: () => client, fetch: async () => [other] };
  // The rules use nothing else of the context.
  const context = {
    document: { ...own, _id: `drafts.${own._id}` },
    getClient: () => client,
  } as unknown as ValidationContext;
  return Promise.all([yieldsToOther, replacesOther].map((rule) => rule(own.shownOn, context)));
}

it.each([
  ["is for chosen sections", announcement("Blog", 1, ["/blog"]), announcement("All", 2)],
  ["was created later", announcement("New", 2), announcement("Old", 1, [])],
  ["was created later", announcement("New", 2, ["/", "/blog"]), announcement("Old", 1, ["/blog"])],
])("shows the one that %s, and says so in both forms", async (reason, first, second) => {
  const [warning, note] = await sentences(second, first);
  expect(warning).toMatch(`Visitors see “${first.title}” instead on `);
  expect(warning).toContain(`because it ${reason}.`);
  expect(note).toBe(true);
  const [none, replaced] = await sentences(first, second);
  expect(none).toBe(true);
  expect(replaced).toMatch(`instead of “${second.title}” on `);
});

it("names the pages that both are for, and is silent where there are none", async () => {
  const [warning] = await sentences(announcement("A", 1), announcement("B", 2, ["/blog", "/"]));
  expect(warning).toContain("on Home, /blog and its pages, because it is for chosen sections.");
  const apart = [announcement("A", 1, ["/about"]), announcement("B", 2, ["/blog"])] as const;
  expect(await sentences(...apart)).toEqual([true, true]);
});

it("rejects a section that the site does not have", () => {
  expect(isKnownSection(["/blog", "other"])).toBe(true);
  expect(isKnownSection(undefined)).toBe(true);
  expect(isKnownSection(["/blog", "/gone"])).toContain("no section “/gone”");
});
