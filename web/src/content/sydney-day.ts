import { tags } from "./tags.ts";

/** The tag of what shows the year: the footer, which has the agency's view too. */
export const YEAR_TAG = tags.view("siteSettings", "agency");

/** The tag of what shows the day: quotes. */
export const DAY_TAG = "day";

const DAY = new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" });

/** The day it is in Sydney, as `2026-11-28`. */
export const sydneyDay = (): string => DAY.format(new Date());
