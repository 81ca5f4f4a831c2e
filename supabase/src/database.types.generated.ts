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
      delete_contact_submissions_older_than: { Args: { months?: number }; Returns: number };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
