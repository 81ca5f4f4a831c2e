import { expect, test } from "vitest";
import { chatText } from "./chat-text.ts";
import { FORM_KINDS } from "./fields.ts";

const values = {
  name: " Test Visitor ",
  email: "test@visitor.example",
  phone: "",
  company: "Visitor & Co",
  service: "SEO",
  message: "One line\nand another",
};

test("the quote names the service and leaves out what is empty", () => {
  expect(chatText("quote", values)).toBe(
    `Hi Team, I'd like a quote for your SEO service.

Name: Test Visitor
Email: test@visitor.example
Company: Visitor & Co
Message: One line
and another`,
  );
});

test.each(FORM_KINDS)("the %s form's text carries every field", (kind) => {
  const filled = { ...values, phone: "0491 570 156" };
  for (const value of Object.values(filled)) expect(chatText(kind, filled)).toContain(value.trim());
});
