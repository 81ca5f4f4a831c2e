import { expect, test } from "vitest";
import { fillTemplate } from "./templates.ts";

const facts = { name: "Jo {service}", service: "CRM", reference: "ENQ-1", quote: null };
const fill = (text: string, change = {}) =>
  fillTemplate({ title: "t", text }, { ...facts, ...change }).text;

test("fills in a template once, without lines for what an enquiry does not have", () => {
  expect(fill("Hi {name},\n\n{quote}\n\n{service} ({reference}) {other}")).toBe(
    "Hi Jo {service},\n\n\nCRM (ENQ-1) {other}",
  );
  expect(fill("{quote}", { quote: "CRM $499\n$& Total" })).toBe("CRM $499\n$& Total");
});
