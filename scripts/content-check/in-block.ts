/**
 * Builds GROQ, relative to a document, for a field of the first block of a type on its page.
 * @param page prefix of the block list: `landing.` for a service’s rich page
 */
export const inBlock = (type: string, field: string, page = "") =>
  `${page}sections[_type == "${type}"][0].${field}`;

/** Builds GROQ for the package set that a page offers. */
export const plansOf = (page = "") => `${inBlock("packages", "set", page)}->`;
