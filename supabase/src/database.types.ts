import type { Database } from "./database.types.generated.ts";

export type { Database };

type ContactSubmissions = Database["public"]["Tables"]["contact_submissions"];

/** An enquiry as stored. */
export type ContactSubmission = ContactSubmissions["Row"];

/** An enquiry as sent. The database overwrites what is the server's to say. */
export type ContactSubmissionInsert = ContactSubmissions["Insert"];
