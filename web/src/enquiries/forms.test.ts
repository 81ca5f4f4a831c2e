import { NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { FORM_KINDS } from "@currawong/supabase/form-kinds";
import { expect, test } from "vitest";
import { chatText } from "./chat-text.ts";
import { checkForm } from "./check-form.ts";
import { noticeOf } from "./form-notice.ts";

const values = {
  ...NOTHING_TYPED,
  name: "Test Visitor",
  email: "test@visitor.example",
  phone: "0491 570 156",
  message: "Hello",
  service: "Web Development",
};
const blank = { ...NOTHING_TYPED, name: " ", phone: "\t", message: "\n" };

test("reports missing fields, including those with only whitespace", () => {
  const missing = { name: "Name is required", email: "Email is required" };
  expect(checkForm("quote", blank)).toEqual({
    ...missing,
    phone: "Phone number is required",
    message: "Please tell us about your project",
  });
  expect(checkForm("enquiry", blank)).toEqual({ ...missing, message: "Message is required" });
  expect(Object.keys(checkForm("contact", blank))).toEqual(["name", "email", "service", "message"]);
});

test.each(["test", "test@", "@visitor.example", "te st@visitor.example", "test@visitor"])(
  "rejects the email address “%s”",
  (email) => {
    expect(checkForm("quote", { ...values, email })).toEqual({ email: "Invalid email address" });
  },
);

test.each(FORM_KINDS)("the %s form accepts valid values and enforces database limits", (kind) => {
  expect(checkForm(kind, values)).toEqual({});
  expect(checkForm(kind, { ...values, message: "x".repeat(5_001) })).toEqual({
    message: "Use at most 5,000 characters",
  });
});

test("the enquiry form accepts a page's service name even if it is too long", () => {
  expect(checkForm("enquiry", { ...values, service: "x".repeat(121) })).toEqual({});
});

const NAMED = "Name: Test Visitor\nCompany: Visitor & Co";
const REACHED = "Email: test@visitor.example\nPhone: 0491 570 156";
test.each([
  ["contact", `like to talk about a project.\n\n${NAMED}\nService: Web Development\n${REACHED}`],
  ["quote", "like a quote for your Web Development service.\n\nName: Test Visitor"],
  ["enquiry", "could not send this through your website.\n\nService: Web Development\nName: Test"],
] as const)("the chat message of the %s form has its fields in order", (kind, text) => {
  const filled = { ...values, company: "Visitor & Co", message: "One line\nand another" };
  const message = chatText(kind, filled);
  expect(message).toContain(text);
  for (const value of Object.values(filled)) expect(message).toContain(value);
  const empty = chatText(kind, { ...NOTHING_TYPED, name: " A ", service: "SEO" });
  expect(empty.split("\n").slice(2)).toEqual(
    {
      contact: ["Name: A", "Service: SEO"],
      quote: ["Name: A"],
      enquiry: ["Service: SEO", "Name: A"],
    }[kind],
  );
});

test.each([
  [20, "in 1 minute"],
  [61, "in 2 minutes"],
  [3_600, "in 1 hour"],
  [86_000, "in 24 hours"],
])("describes a wait of %i seconds as “%s”", (retryAfterSeconds, words) => {
  expect(noticeOf({ status: "rate-limited", retryAfterSeconds }, values).text).toBe(
    `Too many messages at once. Please try again ${words}.`,
  );
});
