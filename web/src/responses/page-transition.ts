import { createHash } from "node:crypto";

/**
 * Lets one page of the site pass into the next. The one rule that stands in the page itself: while a
 * stylesheet is still on its way, Chromium takes the page for one without it, gives the transition up
 * and reports an error.
 */
export const PAGE_TRANSITION = "@view-transition{navigation:auto}";

/** By which the policy knows it. */
export const PAGE_TRANSITION_HASH = `'sha256-${createHash("sha256").update(PAGE_TRANSITION).digest("base64")}'`;
