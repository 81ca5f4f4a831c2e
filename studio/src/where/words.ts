/** The inspector’s name among the Studio’s own, and in addresses. */
export const WHERE = "where-it-appears";

/** What editors call it. */
export const TITLE = "Where it appears";
