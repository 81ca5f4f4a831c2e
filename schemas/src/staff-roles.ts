/** The roles of a Sanity project that may read and answer enquiries. */
export const STAFF_ROLES = ["administrator", "editor"] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
