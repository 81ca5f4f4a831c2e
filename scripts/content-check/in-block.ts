/**
 * GROQ, from a document on, to a field of the first block of a type on its page.
 * @param page where the list of blocks is: `landing.` for a service’s rich page
 */
export const inBlock = (type: string, field: string, page = "") =>
  `${page}sections[_type == "${type}"][0].${field}`;

/** GROQ to the package set that a page offers. */
export const plansOf = (page = "") => `${inBlock("packages", "set", page)}->`;
