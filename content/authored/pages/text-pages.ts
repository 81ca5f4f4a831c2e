import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { AuthoredDocument } from "../../authored.ts";

/** The blocks of a page that is one long text, from its Markdown file beside this one. */
const sectionsFrom = (file: string): AuthoredDocument<"page">["sections"] => [
  { _type: "hero" },
  { _type: "prose", body: readFileSync(join(import.meta.dirname, file), "utf8") },
];

/**
 * The privacy policy: what Australian Privacy Principles 1.4 (contents of a policy) and 5.2
 * (matters to notify) ask for, for the forms as they are built: what is stored, and for how long, is what the table
 * `contact_submissions` holds and its retention job deletes.
 */
export const privacyPage: AuthoredDocument<"page"> = {
  _id: "page-privacy",
  title: "Privacy",
  intro:
    "What this site collects about you, where it goes, how long we keep it and how to have it corrected or removed.",
  sections: sectionsFrom("privacy.md"),
  seo: { preset: "seoPreset-privacy" },
};

/** What is tested for accessibility and what is not, true of this site: `docs/testing.md` and `web/tests` have the tests. */
export const accessibilityPage: AuthoredDocument<"page"> = {
  _id: "page-accessibility",
  title: "Accessibility",
  intro:
    "What we test on this site and how, what we haven’t tested, and how to tell us that something doesn’t work for you.",
  sections: sectionsFrom("accessibility.md"),
  seo: {
    customTitle: "Accessibility Statement: What Is Tested and What Isn’t",
    customDescription:
      "How this site is tested against WCAG 2.2 level AA, what hasn’t been tested yet, whom to tell about a barrier, and the National Relay Service.",
    keywords: "accessibility statement, WCAG 2.2 AA, National Relay Service, screen reader",
  },
};

/** What purchasing departments ask. Insurance is left to editors: nothing is claimed until they enter it. */
export const procurementPage: AuthoredDocument<"page"> = {
  _id: "page-procurement",
  title: "For procurement",
  intro:
    "Terms of payment, ownership, running costs, data locations, security and accessibility, on one page.",
  sections: sectionsFrom("procurement.md"),
  seo: {
    customTitle: "Procurement: Terms, Data, Security and Accessibility",
    customDescription:
      "What a purchasing or IT department asks before it approves us: terms of payment, ownership, running costs, data locations, security and accessibility.",
    keywords:
      "agency procurement, supplier terms, data location Australia, WCAG agency, security contact",
  },
};
