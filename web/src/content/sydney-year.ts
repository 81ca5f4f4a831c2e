import { tags } from "./tags.ts";

/** The tag of what shows the year: the footer, which has the agency's view too. */
export const YEAR_TAG = tags.view("siteSettings", "agency");

const YEAR = new Intl.DateTimeFormat("en-AU", { year: "numeric", timeZone: "Australia/Sydney" });

/** The year it is in Sydney. */
export const sydneyYear = (): number => Number(YEAR.format(new Date()));
