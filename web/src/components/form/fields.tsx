import type { EnquiryField } from "@currawong/supabase/enquiry";
import type { ComponentProps } from "react";
import type { FormKind } from "../../enquiries/fields.ts";
import styles from "./form.module.css";

/** The state a form passes to each of its fields. */
export type FieldState = {
  /** `<form>-<name>`; its error message has the id `<form>-<name>-error`. */
  id: string;
  name: EnquiryField;
  value: string;
  error: string | undefined;
  required: boolean;
  readOnly: boolean;
  /** Focuses the field as the page loads, where no script can move the focus. */
  autoFocus: boolean;
  onChange: (name: EnquiryField, text: string) => void;
};

type FieldProps = {
  field: FieldState;
  label: string;
  /** Whether to show “Required” beside the label. */
  marked?: boolean;
  rows?: number;
  /** Renders a select with these options, headed by the prompt. */
  choices?: { prompt: string; options: readonly string[] };
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "placeholder">;

/** A field under its label, with an element for its error message. */
function Field({ field, label, marked = false, rows, choices, ...input }: FieldProps) {
  const { error, readOnly, onChange, ...attributes } = field;
  const { id, name, required } = attributes;
  const control = {
    ...attributes,
    "aria-describedby": `${id}-error`,
    "aria-invalid": error ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  };
  return (
    <div className={styles.field}>
      <div>
        <label htmlFor={id}>{label}</label>
        {(marked || !required) && <span>{required ? "Required" : "Optional"}</span>}
      </div>
      {choices ? (
        <select {...control}>
          <option value="">{choices.prompt}</option>
          {choices.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...control} readOnly={readOnly} rows={rows} />
      ) : (
        <input {...input} {...control} readOnly={readOnly} />
      )}
      <p id={`${id}-error`}>{error}</p>
    </div>
  );
}

type Props = {
  kind: FormKind;
  /** The options of “Service Interested In”, which only the contact form has. */
  services: readonly string[];
  field: (name: EnquiryField) => FieldState;
};

/**
 * The fields of a form, with the specification's labels (section 5). The quote form marks required
 * fields in the label itself, the others beside it.
 */
export function Fields({ kind, services, field }: Props) {
  const mark = kind === "quote" ? " *" : "";
  const marked = mark === "";
  return (
    <>
      <Field field={field("name")} label={`Full Name${mark}`} marked={marked} autoComplete="name" />
      <Field
        field={field("email")}
        label={`Email Address${mark}`}
        marked={marked}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <Field
        field={field("phone")}
        label={`Phone Number${mark}`}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder="+61 491 570 156"
      />
      <Field field={field("company")} label="Company Name" autoComplete="organization" />
      {kind === "contact" && (
        <Field
          field={field("service")}
          label="Service Interested In"
          marked={marked}
          choices={{ prompt: "Select a service", options: services }}
        />
      )}
      <Field
        field={field("message")}
        label={kind === "enquiry" ? "Message" : `Project Details${mark}`}
        marked={marked}
        rows={5}
      />
    </>
  );
}
