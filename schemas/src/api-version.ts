/** The date of the Content Lake's API that every query of the project was written against. */
export const API_VERSION = "2026-03-01";
