import { type EnquiryField, FIELD_NAMES } from "./fields.ts";

/** What a visitor's browser keeps of an enquiry: no personal data. */
export type EnquiryReceipt = {
  /** Such as `ENQ-7K3M-9QXA`. */
  reference: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  service: string;
};

export type EnquiryOutcome =
  /** Stored, now or (`repeated`) by an earlier attempt with the same idempotency key. */
  | { status: "stored"; receipt: EnquiryReceipt; repeated: boolean }
  /** Too many enquiries from this address, or from everyone. */
  | { status: "rate-limited"; retryAfterSeconds: number }
  /** A limit was exceeded. The form checks the same limits, so this request bypassed it. */
  | { status: "invalid"; field: EnquiryField | undefined }
  /** The key belongs to a different enquiry: send again with a new key. */
  | { status: "key-reused" }
  /** The honeypot was filled in, or the form was sent within two seconds. */
  | { status: "robot" }
  /** Database down, slow or refusing: keep what was typed and let the visitor try again. */
  | { status: "unavailable" };

type ReceiptRow = { reference: string; created_at: string; service: string };

/** The parts of supabase-js's response to `insert().select().single()` that are read here. */
export type InsertResponse = {
  data: ReceiptRow | null;
  error: { code?: string; message: string; details?: string | null } | null;
};

// PostgREST writes 2026-11-20T03:04:05+00:00, Supabase Lite 2026-11-20 03:04:05+00.
function isoTime(timestamp: string): string {
  return new Date(timestamp.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00")).toISOString();
}

function receiptOf(row: ReceiptRow): EnquiryReceipt {
  return { reference: row.reference, createdAt: isoTime(row.created_at), service: row.service };
}

function fieldIn(message: string): EnquiryField | undefined {
  const found = /constraint "contact_submissions_(\w+)_[a-z]+"|column "(\w+)"/.exec(message);
  const name = found?.[1] ?? found?.[2];
  return FIELD_NAMES.find((field) => field === name);
}

/**
 * Reads the database's response to an insert into contact_submissions. Never throws: an unrecognised
 * response (a proxy's error page, no network) is `unavailable`.
 */
export function readEnquiryOutcome({ data, error }: InsertResponse): EnquiryOutcome {
  if (data) return { status: "stored", receipt: receiptOf(data), repeated: false };
  try {
    switch (error?.message) {
      case "enquiry_already_received": {
        const row: ReceiptRow = JSON.parse(error.details ?? "");
        return { status: "stored", receipt: receiptOf(row), repeated: true };
      }
      case "enquiry_rate_limited": {
        const { retryAfterSeconds }: { retryAfterSeconds: number } = JSON.parse(
          error.details ?? "",
        );
        return { status: "rate-limited", retryAfterSeconds };
      }
      case "enquiry_key_reused":
        return { status: "key-reused" };
      case "enquiry_refused_as_robot":
        return { status: "robot" };
    }
  } catch {
    return { status: "unavailable" };
  }
  // 23514 check_violation, 23502 not_null_violation, class 22 data exception.
  if (error && /^(23514|23502|22...)$/.test(error.code ?? "")) {
    return { status: "invalid", field: fieldIn(error.message) };
  }
  return { status: "unavailable" };
}
