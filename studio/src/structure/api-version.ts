/** The API version the Studio's own lists query with: drafts overlay what is published. */
export const API_VERSION = "2026-01-01";
