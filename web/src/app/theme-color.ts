/** The colour of the browser's interface: the same as the header's. */
export const THEME_COLOR = "#04181b";
