/**
 * Limits of an enquiry besides those of its fields (fields.ts). The database's check constraints enforce the
 * same limits for requests that bypass the form; limits.test.ts checks that both agree.
 */

/** Longest page path stored with an enquiry, in characters. */
export const PAGE_LIMIT = 200;

/**
 * What counts as an email address: the characters of the HTML standard's `<input type="email">`,
 * and a domain with at least one dot.
 */
export const EMAIL_PATTERN =
  /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@([A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]*[A-Za-z0-9])$/;

/** The service an enquiry is filed under when the page names none. */
export const DEFAULT_SERVICE = "General Inquiry";
