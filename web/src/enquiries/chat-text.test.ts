import { expect, test } from "vitest";
import { contactChatText, enquiryChatText, quoteChatText } from "./chat-text.ts";

const values = {
  name: " Test Visitor ",
  email: "test@visitor.example",
  phone: "",
  company: "Visitor & Co",
  message: "One line\nand another",
};

test("the quote names the service and leaves out what is empty", () => {
  expect(quoteChatText(values, "SEO")).toBe(
    `Hi Team, I'd like a quote for your SEO service.

Name: Test Visitor
Email: test@visitor.example
Company: Visitor & Co
Message: One line
and another`,
  );
});

test.each([contactChatText, enquiryChatText])("%o carries every field", (chatText) => {
  const filled = { ...values, phone: "0491 570 156", service: "Web Development" };
  const text = chatText(filled);
  for (const value of Object.values(filled)) expect(text).toContain(value.trim());
});
