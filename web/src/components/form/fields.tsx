import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";
import type { FormKind } from "@currawong/supabase/form-kinds";
import { asksFor } from "../../enquiries/check-form.ts";
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
  onChange: (text: string) => void;
};

type FieldProps = {
  kind: FormKind;
  field: FieldState;
  /** The options of “Service Interested In”. */
  services: readonly string[];
};

/** A field under its label, with an element for its error message. */
function Field({ kind, field, services }: FieldProps) {
  const { error, readOnly, onChange, ...attributes } = field;
  const { id, name, required } = attributes;
  const { label, type, autoComplete, placeholder, rows } = ENQUIRY_FIELDS[name];
  // The quote form marks required fields in the label itself, the others beside it (specification, section 5).
  const isMarkedInLabel = kind === "quote" && required;
  const control = {
    ...attributes,
    "aria-describedby": `${id}-error`,
    "aria-invalid": error ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {`${typeof label === "string" ? label : label[kind]}${isMarkedInLabel ? " *" : ""}`}
      </label>
      {!isMarkedInLabel && <small>{required ? "Required" : "Optional"}</small>}
      {name === "service" ? (
        <select {...control}>
          <option value="">Select a service</option>
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...control} readOnly={readOnly} rows={rows} />
      ) : (
        <input
          {...control}
          type={type}
          autoComplete={autoComplete}
          placeholder={placeholder}
          readOnly={readOnly}
        />
      )}
      <p id={`${id}-error`}>{error}</p>
    </div>
  );
}

type Props = Omit<FieldProps, "field"> & { field: (name: EnquiryField) => FieldState };

/** The fields of a form, with the specification's labels. */
export const Fields = ({ kind, services, field }: Props) =>
  FIELD_NAMES.filter((name) => asksFor(kind, name)).map((name) => (
    <Field key={name} kind={kind} field={field(name)} services={services} />
  ));
