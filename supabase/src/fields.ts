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
  /** Whether an enquiry is stored with it, in the column of the same name. */
  stored: boolean;
  /** Whether staff see it: in emails, in the inbox and in the CSV file. */
  staff: boolean;
  /** The type of the input, which also decides how staff see the value: as a link, or as text. */
  type?: "email" | "tel";
  autoComplete?: "name" | "email" | "tel" | "organization";
  placeholder?: string;
  /** The height of a text area. Only a field with rows may contain line ends. */
  rows?: number;
};

// In the order of the forms.
const fields = {
  name: {
    label: "Full Name",
    shortLabel: "Name",
    limit: 100,
    required: {
      contact: "Name is required",
      quote: "Name is required",
      enquiry: "Name is required",
    },
    stored: true,
    staff: true,
    autoComplete: "name",
  },
  email: {
    label: "Email Address",
    shortLabel: "Email",
    // The longest address that SMTP can carry: RFC 5321 4.5.3.1.3, as corrected by erratum 1690.
    limit: 254,
    required: {
      contact: "Email is required",
      quote: "Email is required",
      enquiry: "Email is required",
    },
    stored: true,
    staff: true,
    type: "email",
    autoComplete: "email",
  },
  phone: {
    label: "Phone Number",
    shortLabel: "Phone",
    limit: 32,
    required: { quote: "Phone number is required" },
    stored: true,
    staff: true,
    type: "tel",
    autoComplete: "tel",
    placeholder: "+61 491 570 156",
  },
  company: {
    label: "Company Name",
    shortLabel: "Company",
    limit: 120,
    stored: true,
    staff: true,
    autoComplete: "organization",
  },
  // The other forms take it from their page.
  service: {
    label: "Service Interested In",
    shortLabel: "Service",
    limit: 120,
    forms: ["contact"],
    required: { contact: "Select a service" },
    stored: true,
    staff: true,
  },
  // A quote's sheet asks for it, outside of the form.
  order: {
    label: "Order number",
    shortLabel: "Order number",
    limit: 60,
    forms: [],
    stored: true,
    staff: true,
  },
  // The server writes it: the lines and sums of the quote that the visitor sends. Without the secret key, its path only.
  quote: {
    label: "Quote",
    shortLabel: "Quote",
    limit: 6000,
    forms: [],
    stored: true,
    staff: true,
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
    stored: true,
    staff: true,
    rows: 5,
  },
} as const satisfies Record<string, Field>;

type Fields = typeof fields;

export type EnquiryField = keyof Fields;

export const ENQUIRY_FIELDS: Readonly<Record<EnquiryField, Field>> = fields;

/** The names of the fields, in the order of the forms. */
export const FIELD_NAMES = Object.keys(fields) as EnquiryField[]; // Safe: the object is a const literal.

/** The fields with a column in the database. */
export type StoredField = {
  [Name in EnquiryField]: Fields[Name] extends { stored: true } ? Name : never;
}[EnquiryField];

/** The columns that are never null: what the enquiry form requires, and the service, which has a default. */
type NeededField =
  | "service"
  | {
      [Name in StoredField]: Fields[Name] extends { required: { enquiry: string } } ? Name : never;
    }[StoredField];

/** The stored fields of an enquiry; null where the visitor entered nothing. */
export type StoredValues = {
  [Name in StoredField]: Name extends NeededField ? string : string | null;
};

const isStored = (name: EnquiryField): name is StoredField => ENQUIRY_FIELDS[name].stored;

export const STORED_FIELDS = FIELD_NAMES.filter(isStored);

/** What staff see of an enquiry, in order. */
export const STAFF_FIELDS = STORED_FIELDS.filter((name) => ENQUIRY_FIELDS[name].staff);
