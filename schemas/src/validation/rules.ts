import type { Rule, SlugRule, StringRule, TextRule } from "@sanity/types";

/** Search engines cut titles at about 60 characters and descriptions at about 160. */
export const SEARCH_TITLE_MAX = 60;
export const SEARCH_DESCRIPTION_MAX = 160;

export const searchTitleLength = (rule: StringRule) =>
  rule
    .max(SEARCH_TITLE_MAX)
    .warning(`Search engines cut titles after ${SEARCH_TITLE_MAX} characters.`);

export const searchDescriptionLength = (rule: TextRule) =>
  rule
    .max(SEARCH_DESCRIPTION_MAX)
    .warning(`Search engines cut descriptions after ${SEARCH_DESCRIPTION_MAX} characters.`);

/** Whether a picture has an image file, not just alternative text. */
export const hasFile = (picture: unknown) =>
  typeof picture === "object" && picture !== null && "asset" in picture && Boolean(picture.asset);

/** Requires a picture with an image file: alternative text alone would show nothing. */
export const requiredPicture = (rule: Rule) =>
  rule
    .required()
    .custom((picture) =>
      picture === undefined || hasFile(picture)
        ? true
        : "Upload or choose a picture: the page has a space for it.",
    );

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug that makes a clean address: lower-case words joined by hyphens. */
export const cleanSlug = (rule: SlugRule) =>
  // Sanity itself requires the text of a slug: a rule of ours would say it again.
  rule.custom((slug) =>
    !slug?.current || SLUG.test(slug.current)
      ? true
      : "Use lower-case letters, figures and single hyphens, e.g. ai-lead-scoring.",
  );
