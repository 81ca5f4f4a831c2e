import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import { expect } from "@playwright/test";
import { attributeOf, textOf } from "./read.ts";
import { type Snapshot, test } from "./snapshot.ts";

/** The fields that the specification names; a form may ask for more (`docs/adding-a-field.md`). */
const SPECIFIED = ["name", "email", "phone", "company", "service", "message"];

/** Returns those fields of a form: label, mark, and whether the field is required. */
function fieldsOf(site: Snapshot, path: string, form: string) {
  const { document } = site.page(path);
  const ids = SPECIFIED.map((name) => `${form}-${name}`);
  const labels = document.querySelectorAll(`#${form}-form label`);
  return labels.flatMap((label) => {
    const id = label.getAttribute("for") ?? "";
    const mark = textOf(label.nextElementSibling);
    const isRequired = document.querySelector(`#${id}`)?.hasAttribute("required") ?? false;
    return ids.includes(id) ? [[textOf(label), ...(mark ? [mark] : []), isRequired]] : [];
  });
}

test("the contact form has the fields of the specification", ({ site }) => {
  expect(fieldsOf(site, "/contact", "contact")).toEqual([
    ["Full Name", "Required", true],
    ["Email Address", "Required", true],
    ["Phone Number", "Optional", false],
    ["Company Name", "Optional", false],
    ["Service Interested In", "Required", true],
    ["Project Details", "Required", true],
  ]);
  const { document } = site.page("/contact");
  expect(attributeOf(document, "#contact-email", "type")).toBe("email");
  expect(attributeOf(document, "#contact-phone", "type")).toBe("tel");
  expect(attributeOf(document, "#contact-phone", "placeholder")).toMatch(/^\+61 /);
  expect(attributeOf(document, "#contact-name", "autocomplete")).toBe("name");
  expect(attributeOf(document, "#contact-message", "rows")).toBe("5");
  const services = document.querySelectorAll("#contact-service option").map(textOf);
  expect(services).toEqual(["Select a service", ...CONTACT_SERVICES]);
  const form = textOf(document.querySelector("#contact-form"));
  expect(form).toContain("Privacy");
  expect(form).toContain("Nothing is stored here.");
});

test("the quote and the enquiry form have the fields of the specification", ({ site }) => {
  expect(fieldsOf(site, "/services/website-design", "quote").map(([label]) => label)).toEqual([
    "Full Name *",
    "Email Address *",
    "Phone Number *",
    "Company Name",
    "Project Details *",
  ]);
  const quote = site.page("/services/website-design").document.querySelector("#quote-form");
  expect(textOf(quote)).toContain("Nothing is stored here.");
  const enquiry = fieldsOf(site, "/instagram-chatbot", "enquiry");
  expect(enquiry.map((field) => [field[0], field.at(-1)])).toEqual([
    ["Full Name", true],
    ["Email Address", true],
    ["Phone Number", false],
    ["Company Name", false],
    ["Message", true],
  ]);
  const form = site.page("/instagram-chatbot").document.querySelector("#enquiry-form");
  expect(textOf(form)).toContain("store these details");
  expect(form && attributeOf(form, "#enquiry-phone", "placeholder")).toMatch(/^\+61 /);
});
