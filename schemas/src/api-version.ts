/** The Content Lake API version that every query in the project was written against. */
export const API_VERSION = "2026-03-01";
