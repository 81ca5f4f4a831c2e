/**
 * How visitors got in touch: the arguments and results of `count_contact` and `staff_count_contacts`
 * (migrations/20261124090000_contact_counts.sql). No dependencies: used in the browser and on the server.
 */

/** The links a visitor can use to get in touch. Forms are counted by the database itself. */
export const CONTACT_LINKS = ["chat", "phone", "mail"] as const;

export type ContactLink = (typeof CONTACT_LINKS)[number];

/** The number of contacts from a page in a period, by kind. */
export type PageContacts = Record<"form" | ContactLink, number> & {
  /** Path of the page. */
  page: string;
  /** All kinds together, in the preceding period of the same length. */
  before: number;
};
