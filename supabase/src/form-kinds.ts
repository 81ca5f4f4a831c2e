// Apart from the fields, because the script that every page loads first needs only this.

/** The forms of the site (specification, section 5): two open the chat, the enquiry is stored. */
export const FORM_KINDS = ["contact", "quote", "enquiry"] as const;

export type FormKind = (typeof FORM_KINDS)[number];
