/** Where services stand side by side on the page. */
export const COMPARISON = "comparison";
