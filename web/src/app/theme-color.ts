/** The colour of the browser around the page: the header's. */
export const THEME_COLOR = "#04181b";
