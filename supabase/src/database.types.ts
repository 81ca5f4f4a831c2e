import type { StoredValues } from "./fields.ts";

/** What the database and the form add to the fields of an enquiry. */
type ServerColumns = {
  id: string;
  reference: string;
  created_at: string;
  page: string;
  idempotency_key: string;
  honeypot: string | null;
  fill_ms: number | null;
  /** Compared by policies only. */
  inserted_in: unknown;
};

/** An enquiry as stored. */
export type ContactSubmission = ServerColumns & StoredValues;

type Needed = "name" | "email" | "message" | "page";

/** An enquiry as sent. The database overwrites the columns that only it may set. */
export type ContactSubmissionInsert = Pick<ContactSubmission, Needed> &
  Partial<Omit<ContactSubmission, Needed>>;

/**
 * The schema `public` as supabase-js needs it; database.test.ts compares it with the migrations. `inbox.ts` has
 * the types of what functions return as JSON (`unknown` here).
 */
export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: ContactSubmission;
        Insert: ContactSubmissionInsert;
        Update: Partial<ContactSubmission>;
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      claim_enquiry_notices: { Args: { most?: number; lease_seconds?: number }; Returns: unknown };
      count_contact: { Args: { page: string; kind: string }; Returns: undefined };
      delete_contact_submissions_older_than: { Args: { months?: number }; Returns: number };
      settle_enquiry_notice: {
        Args: { notice: string; receivers: string[]; problem?: string };
        Returns: undefined;
      };
      staff_add_enquiry_note: {
        Args: { actor: string; enquiry: string; note: string };
        Returns: boolean;
      };
      staff_assign_enquiry: {
        Args: { actor: string; enquiry: string; owner: string | null };
        Returns: boolean;
      };
      staff_change_enquiries: {
        Args: {
          actor: string;
          search: string;
          state: string | null;
          owner: string | null;
          newest: string;
          change: string;
        };
        Returns: number;
      };
      staff_count_contacts: { Args: { first_day: string; last_day: string }; Returns: unknown };
      staff_count_enquiries: { Args: { actor?: string }; Returns: unknown };
      staff_erase_enquiries: { Args: { actor: string; email: string }; Returns: number };
      staff_list_enquiries: {
        Args: {
          actor: string;
          search?: string;
          state?: string;
          owner?: string;
          page_size?: number;
          purpose?: string;
          last_received_at?: string;
          last_id?: string;
        };
        Returns: unknown;
      };
      staff_read_enquiry: { Args: { actor: string; enquiry: string }; Returns: unknown };
      staff_set_enquiry_state: {
        Args: { actor: string; enquiry: string; state: string };
        Returns: boolean;
      };
      staff_take_enquiry: {
        Args: { actor: string; enquiry: string; seen?: string };
        Returns: boolean;
      };
      staff_watch_enquiry: { Args: { actor: string; enquiry: string }; Returns: unknown };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
