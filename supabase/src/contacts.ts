/**
 * How visitors got in touch: the arguments and answers of `count_contact` and `staff_count_contacts`
 * (migrations/20261124090000_contact_counts.sql). No dependencies: for the browser and the server.
 */

/** What a visitor of a page presses to get in touch. Forms are counted by the database itself. */
export const CONTACT_LINKS = ["chat", "phone", "mail"] as const;

export type ContactLink = (typeof CONTACT_LINKS)[number];

/** How many contacts came from a page within some days, by kind. */
export type PageContacts = Record<"form" | ContactLink, number> & {
  /** Path of the page. */
  page: string;
  /** All kinds together, in as many days before. */
  before: number;
};
