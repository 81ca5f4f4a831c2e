import { readEnvironment } from "./environment.ts";

/** A path of the site as a full address. */
export const absolute = (path: string): string => readEnvironment().siteUrl + path;
