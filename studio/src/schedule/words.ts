import type { Schedule } from "./model/schedules.ts";
import { inWords } from "./model/sydney.ts";

/** What is to happen to a document, and when. */
export function inASentence({ action, at, isComing, failure }: Schedule): string {
  if (!isComing) {
    const what = action === "publish" ? "be published" : "leave the site";
    const why = failure ? `could not: ${failure}` : "is paused";
    return `Was to ${what} on ${inWords(at)}, and ${why}`;
  }
  return `${action === "publish" ? "Is published" : "Leaves the site"} on ${inWords(at)}`;
}
