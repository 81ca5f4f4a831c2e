import type { FormKind } from "./form-kinds.ts";

/**
 * Every field of the site's forms, once: forms, chat messages, checks, the stored row, emails to staff, the
 * inbox and the CSV file derive from this list (docs/adding-a-field.md). No dependencies: used in the browser,
 * on the server and in the Studio.
 */

type Field = {
  /** The label on the forms (specification, section 5); a form may have its own. */
  label: string | Readonly<Record<FormKind, string>>;
  /** The label in chat messages and for staff. */
  shortLabel: string;
  /** Longest value, in characters (Unicode code points); limits.test.ts compares it with the database. */
  limit: number;
  /** The forms that ask for it; every form if omitted. */
  forms?: readonly FormKind[];
  /** The forms that require it, each with the message for a missing value. */
  required?: Partial<Record<FormKind, string>>;
  /** The type of the input, which also decides how staff see the value: as a link, or as text. */
  type?: "email" | "tel";
  autoComplete?: "name" | "email" | "tel" | "organization";
  placeholder?: string;
  /** The height of a text area. Only a field with rows may contain line ends. */
  rows?: number;
};

/** The same message on every form. */
const inEach = (message: string) => ({ contact: message, quote: message, enquiry: message });

// In the order of the forms.
const fields = {
  name: {
    label: "Full Name",
    shortLabel: "Name",
    limit: 100,
    required: inEach("Name is required"),
    autoComplete: "name",
  },
  email: {
    label: "Email Address",
    shortLabel: "Email",
    // The longest address that SMTP can carry: RFC 5321 4.5.3.1.3, as corrected by erratum 1690.
    limit: 254,
    required: inEach("Email is required"),
    type: "email",
    autoComplete: "email",
  },
  phone: {
    label: "Phone Number",
    shortLabel: "Phone",
    limit: 32,
    required: { quote: "Phone number is required" },
    type: "tel",
    autoComplete: "tel",
    placeholder: "+61 491 570 156",
  },
  company: {
    label: "Company Name",
    shortLabel: "Company",
    limit: 120,
    autoComplete: "organization",
  },
  // The other forms take it from their page.
  service: {
    label: "Service Interested In",
    shortLabel: "Service",
    limit: 120,
    forms: ["contact"],
    required: { contact: "Select a service" },
  },
  // A quote's sheet asks for it, outside of the form.
  order: {
    label: "Order number",
    shortLabel: "Order number",
    limit: 60,
    forms: [],
  },
  // The server writes it: the lines and sums of the quote that the visitor sends. Without the secret key, its path only.
  quote: {
    label: "Quote",
    shortLabel: "Quote",
    limit: 6000,
    forms: [],
    rows: 5,
  },
  message: {
    label: { contact: "Project Details", quote: "Project Details", enquiry: "Message" },
    shortLabel: "Message",
    limit: 5000,
    required: {
      contact: "Please tell us about your project",
      quote: "Please tell us about your project",
      enquiry: "Message is required",
    },
    rows: 5,
  },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;

export type EnquiryField = keyof Fields;

export const ENQUIRY_FIELDS: Readonly<Record<EnquiryField, Field>> = fields;

/** The names of the fields, in the order of the forms. */
export const FIELD_NAMES = Object.keys(fields) as EnquiryField[]; // Safe: the object is a const literal.

/** The columns that are never null: what the enquiry form requires, and the service, which has a default. */
type NeededField =
  | "service"
  | {
      [Name in EnquiryField]: Fields[Name] extends { required: { enquiry: string } } ? Name : never;
    }[EnquiryField];

/** The stored fields of an enquiry; null where the visitor entered nothing. */
export type StoredValues = {
  [Name in EnquiryField]: Name extends NeededField ? string : string | null;
};
