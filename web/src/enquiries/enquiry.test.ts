import { ENQUIRY_LIMITS } from "@currawong/supabase/limits";
import { expect, test } from "vitest";
import { ENQUIRY_FIELDS, enquiryErrors } from "./enquiry.ts";

const values = {
  name: "Test Visitor",
  email: "test@visitor.example",
  phone: "",
  company: "",
  message: "Hello",
  service: "General Inquiry",
};

test("has every field that the database limits", () => {
  expect([...ENQUIRY_FIELDS].sort()).toEqual(Object.keys(ENQUIRY_LIMITS).sort());
});

test("has words for each problem", () => {
  expect(enquiryErrors(values)).toEqual({});
  const empty = { ...values, name: "", email: " ", message: "" };
  expect(enquiryErrors(empty)).toEqual({
    name: "Name is required",
    email: "Email is required",
    message: "Message is required",
  });
  expect(enquiryErrors({ ...values, email: "test", message: "x".repeat(5_001) })).toEqual({
    email: "Invalid email address",
    message: "Use at most 5,000 characters",
  });
});
