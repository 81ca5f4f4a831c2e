/** The roles of a Sanity project that may read and answer enquiries. */
export const STAFF_ROLES = ["administrator", "editor"] as const;

/** The roles that may write drafts, and so may ask for a review. */
export const WRITER_ROLES = [...STAFF_ROLES, "contributor"] as const;

export type WriterRole = (typeof WRITER_ROLES)[number];
