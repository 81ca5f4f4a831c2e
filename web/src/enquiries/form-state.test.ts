import { NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { expect, test } from "vitest";
import { formStateOf, noticeOf } from "./form-state.ts";

const values = { ...NOTHING_TYPED, name: "Test Visitor" };

test.each(["unavailable", "robot", "key-reused"] as const)(
  "%s shows the specified error, and keeps every value",
  (status) => {
    const text = "Failed to send message. Please try again.";
    const chat = "Send it on WhatsApp instead";
    const notice = { tone: "bad", title: "Error", text, chat };
    expect(formStateOf({ status }, values)).toMatchObject({ values, notice });
  },
);

test("shows a database error at its field, or as a notice if visitors cannot edit the field", () => {
  const errors = { email: "Invalid email address" };
  expect(formStateOf({ status: "invalid", field: "email" }, values)).toEqual({ values, errors });
  for (const field of ["service", "order", "quote"] as const)
    expect(formStateOf({ status: "invalid", field }, values).notice?.title).toBe("Error");
});

test("names an order number that is too long, for which the form has no field", () => {
  const order = "x".repeat(61);
  expect(formStateOf({ status: "invalid", field: "order" }, { ...values, order })).toMatchObject({
    notice: { text: "Order number: Use at most 60 characters." },
  });
});

test.each([
  [20, "in a minute"],
  [61, "in 2 minutes"],
  [3_600, "in an hour"],
  [86_000, "in 24 hours"],
])("describes a wait of %i seconds as “%s”", (retryAfterSeconds, words) => {
  expect(noticeOf({ status: "rate-limited", retryAfterSeconds }).text).toBe(
    `Too many messages at once. Please try again ${words}.`,
  );
});
