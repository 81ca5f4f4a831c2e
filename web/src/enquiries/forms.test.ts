import { NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { FORM_KINDS } from "@currawong/supabase/form-kinds";
import { expect, test } from "vitest";
import { chatText } from "./chat-text.ts";
import { checkForm } from "./check-form.ts";
import { firstInvalid } from "./fields.ts";

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

test("the first invalid field is found in the order of the form", () => {
  expect(firstInvalid({ message: "a", phone: "b" })).toBe("phone");
});

test("the chat message names the service and leaves out empty fields", () => {
  const message = "One line\nand another";
  expect(chatText("quote", { ...values, name: " Test Visitor ", phone: "", message })).toBe(
    `Hi Team, I'd like a quote for your Web Development service.

Name: Test Visitor
Email: test@visitor.example
Message: ${message}`,
  );
});

test.each(FORM_KINDS)("the chat message of the %s form contains every field", (kind) => {
  const filled = { ...values, company: "Visitor & Co" };
  for (const value of Object.values(filled)) expect(chatText(kind, filled)).toContain(value);
});
