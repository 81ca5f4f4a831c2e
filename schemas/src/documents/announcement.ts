import { ANNOUNCEMENT_MAX } from "../announcements.ts";
import { choice, documentType, field, IN_A_ROW, list, required } from "../fields.ts";
import { ANNOUNCEMENT_TONES } from "../look.ts";
import { SITE_SECTIONS, sectionsIn } from "../site-sections.ts";
import { isKnownSection, replacesOther, yieldsToOther } from "../validation/announcements.ts";

/** Where it is shown, in a few words. */
function describeSections(shownOn: unknown): string {
  const sections = sectionsIn(shownOn);
  if (sections.length === SITE_SECTIONS.length) return "All pages";
  const titles = SITE_SECTIONS.filter(({ value }) => sections.includes(value));
  return titles.map(({ title }) => title).join(", ") || "Nowhere";
}

/** A message above the header. It has no dates of its own: editors schedule its publication and its removal. */
export const announcement = documentType("announcement", "Announcement", {
  fields: [
    field("string", "title", "Message", {
      description: `What visitors should know, in one or two short sentences. A new message shows again to visitors who closed the announcement.`,
      validation: (rule) => [
        rule.required().error("Write what visitors should know."),
        rule
          .max(ANNOUNCEMENT_MAX)
          .error(
            `Write at most ${ANNOUNCEMENT_MAX} characters: more would fill a phone’s screen. Put the rest on a page and link to it.`,
          ),
      ],
    }),
    choice("tone", "Tone", ANNOUNCEMENT_TONES, {
      description: "News is quiet, an offer is gold, and a warning is red.",
      initialValue: ANNOUNCEMENT_TONES[0].value,
      options: IN_A_ROW,
      validation: required,
    }),
    list("links", "Link", "navigationLink", {
      description: "Optional: a page of the site that says more.",
      validation: (rule) => rule.max(1).error("An announcement has one link: remove the others."),
    }),
    field("array", "shownOn", "Where it is shown", {
      description:
        "Tick the sections that show it; with none ticked, all pages do. A page shows one announcement: one for its section rather than one for all pages, and otherwise the one created last.",
      of: [{ type: "string" }],
      options: { list: [...SITE_SECTIONS] },
      validation: (rule) => [
        rule.unique(),
        rule.custom(isKnownSection),
        rule.custom(yieldsToOther).warning(),
        rule.custom(replacesOther).info(),
      ],
    }),
  ],
  preview: {
    select: { title: "title", shownOn: "shownOn" },
    prepare: ({ title, shownOn }) => ({ title, subtitle: describeSections(shownOn) }),
  },
});
