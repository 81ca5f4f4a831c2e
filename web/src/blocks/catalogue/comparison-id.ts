/** Where services stand side by side on the page. */
export const COMPARISON = "comparison";

/** Where the page's form asks for what is ticked. */
export const COMPARED = `/services#${COMPARISON}`;
