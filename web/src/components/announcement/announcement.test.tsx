import { completeResult } from "@currawong/schemas/complete-result";
import { ANNOUNCEMENTS_QUERY } from "@currawong/schemas/queries/pages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { StoredAnnouncement } from "@/content/announcement";
import { AnnouncementBar } from "./announcement";

const announcement: StoredAnnouncement = {
  _id: "closed",
  _view: "bar",
  _createdAt: "2026-11-01T09:00:00Z",
  title: "We’re closed on Monday.",
  tone: "news",
  isForSections: null,
  links: [
    {
      _key: "a",
      label: "Opening hours",
      landing: null,
      target: {
        _id: "contactPage",
        _view: "link",
        _type: "contactPage",
        slug: null,
        hasDetailPage: null,
        landingSlug: null,
      },
    },
  ],
};
const link = announcement.links?.[0];
if (!link) throw new Error("The sample has a link.");

const render = (changes: Partial<StoredAnnouncement> = {}) =>
  renderToStaticMarkup(<AnnouncementBar announcement={{ ...announcement, ...changes }} />);
const revisionOf = (html: string) => /data-revision="([^"]+)"/.exec(html)?.[1];

it("is a labelled region with its words and link, and a button that only a script shows", () => {
  const html = render();
  expect(html).toMatch(/^<section[^>]* aria-label="Announcement"/);
  expect(html).not.toMatch(/role="(?:alert|status)"|aria-live/);
  expect(html).toContain(
    'We’re closed on Monday. <a class="bold underline" href="/contact">Opening hours</a>',
  );
  expect(html).toMatch(/<button[^>]* hidden=""[^>]* aria-label="Close the announcement"/);
});

it("has a new revision with new words only", () => {
  expect(revisionOf(render({ tone: "warning", links: [] }))).toBe(revisionOf(render()));
  expect(revisionOf(render({ title: "We’re closed on Tuesday." }))).not.toBe(revisionOf(render()));
});

it("cuts what an import left", () => {
  const links = [{ ...link, label: "y".repeat(10_000) }];
  expect(render({ title: "x".repeat(10_000), links }).length).toBeLessThan(1_000);
});

it.each([
  ["without words", { title: undefined }, 0],
  ["with blank words", { title: " " }, 0],
  ["with words of the wrong type", { title: 7 }, 0],
  ["without a tone", { tone: undefined }, 1],
  ["with a link to nothing", { links: [{ ...link, target: null }] }, 1],
  ["with a link that says nothing", { links: [{ ...link, label: "" }] }, 1],
  ["with links of the wrong type", { links: "x" }, 1],
  ["with half an emoji", { title: "Closed \ud83d" }, 1],
])("shows one %s as far as it can", (_, changes, count) => {
  const { result } = completeResult(ANNOUNCEMENTS_QUERY, [{ ...announcement, ...changes }]);
  // Completed to what the query’s type says.
  const shown = (result as StoredAnnouncement[]).map((one) => render(one));
  expect(shown).toHaveLength(count);
  for (const html of shown) {
    expect(html).toMatch(/data-tone="(?:news|offer|warning)"/);
    expect(html.includes("<a")).toBe(!("links" in changes));
    expect(html).not.toMatch(/\p{Surrogate}/u);
  }
});
