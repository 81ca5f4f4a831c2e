// Generated from migrations/ by generate-types.ts. Do not edit.
export type Database = {
  public: {
    Tables: {
      contact_submissions: {
        Row: {
          company: string | null;
          created_at: string;
          email: string;
          fill_ms: number | null;
          honeypot: string | null;
          id: string;
          idempotency_key: string;
          inserted_in: unknown;
          message: string;
          name: string;
          page: string;
          phone: string | null;
          reference: string;
          service: string;
        };
        Insert: {
          company?: string | null;
          created_at?: string;
          email: string;
          fill_ms?: number | null;
          honeypot?: string | null;
          id?: string;
          idempotency_key?: string;
          inserted_in?: unknown;
          message: string;
          name: string;
          page: string;
          phone?: string | null;
          reference?: string;
          service?: string;
        };
        Update: {
          company?: string | null;
          created_at?: string;
          email?: string;
          fill_ms?: number | null;
          honeypot?: string | null;
          id?: string;
          idempotency_key?: string;
          inserted_in?: unknown;
          message?: string;
          name?: string;
          page?: string;
          phone?: string | null;
          reference?: string;
          service?: string;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: {
      claim_enquiry_notices: { Args: { most?: number; lease_seconds?: number }; Returns: unknown };
      delete_contact_submissions_older_than: { Args: { months?: number }; Returns: number };
      settle_enquiry_notice: { Args: { notice: string; receivers: string[]; problem?: string }; Returns: undefined };
      staff_add_enquiry_note: { Args: { actor: string; enquiry: string; note: string }; Returns: boolean };
      staff_count_enquiries: { Args: never; Returns: unknown };
      staff_erase_enquiries: { Args: { actor: string; email: string }; Returns: number };
      staff_list_enquiries: { Args: { actor: string; search?: string; state?: string; page_size?: number; purpose?: string; last_received_at?: string; last_id?: string }; Returns: unknown };
      staff_read_enquiry: { Args: { actor: string; enquiry: string }; Returns: unknown };
      staff_set_enquiry_state: { Args: { actor: string; enquiry: string; state: string }; Returns: boolean };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
