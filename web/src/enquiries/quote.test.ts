import { expect, test } from "vitest";
import { checkQuote } from "./quote.ts";

const values = {
  name: "Test Visitor",
  email: "test@visitor.example",
  phone: "0491 570 156",
  company: "",
  message: "Hello",
};

test("passes a form in order, the company left out", () => {
  expect(checkQuote(values)).toEqual({});
});

test("names what is missing, spaces alone being nothing", () => {
  expect(checkQuote({ name: " ", email: "", phone: "\t", company: "", message: "\n" })).toEqual({
    name: "Name is required",
    email: "Email is required",
    phone: "Phone number is required",
    message: "Please tell us about your project",
  });
});

test.each(["test", "test@", "@visitor.example", "te st@visitor.example", "test@visitor"])(
  "refuses the address “%s”",
  (email) => {
    expect(checkQuote({ ...values, email })).toEqual({ email: "Invalid email address" });
  },
);
