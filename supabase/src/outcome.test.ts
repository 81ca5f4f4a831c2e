import { expect, test } from "vitest";
import { readEnquiryOutcome } from "./outcome.ts";

const row = { reference: "ENQ-7K3M-9QXA", created_at: "", service: "Web Chatbot" };

const refused = (error: { code?: string; message: string; details?: string | null }) =>
  readEnquiryOutcome({ data: null, error });

test.each(["2026-11-20T03:04:05.678+00:00", "2026-11-20 03:04:05.678+00"])(
  "a stored row written at %s gives a receipt in UTC",
  (created_at) => {
    expect(readEnquiryOutcome({ data: { ...row, created_at }, error: null })).toEqual({
      status: "stored",
      repeated: false,
      receipt: {
        reference: row.reference,
        createdAt: "2026-11-20T03:04:05.678Z",
        service: row.service,
      },
    });
  },
);

test.each([
  ["no network", { message: "TypeError: fetch failed", details: "", code: "" }],
  ["a proxy's error page", { message: "<html>Bad gateway</html>" }],
  ["an unreadable repeat", { message: "enquiry_already_received", details: "{" }],
  ["an unreadable rate limit", { message: "enquiry_rate_limited", details: null }],
  ["a missing grant", { message: "permission denied", code: "42501" }],
])("reports %s as unavailable", (_, error) => {
  expect(refused(error)).toEqual({ status: "unavailable" });
});
