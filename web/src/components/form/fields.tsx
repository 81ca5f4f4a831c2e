import { ENQUIRY_FIELDS, type EnquiryField, FIELD_NAMES } from "@currawong/supabase/fields";
import type { FormKind } from "@currawong/supabase/form-kinds";
import { asksFor } from "../../enquiries/check-form.ts";
import styles from "./form.module.css";

type Props = {
  kind: FormKind;
  /** The id of the form, to which a field belongs wherever an extension moves it. */
  form: string;
  /** The options of “Service Interested In”. */
  services: readonly string[];
};

/** A field under its label, with an element for its error message, which has the id `<form>-<name>-error`. */
function Field({ kind, form, services, name }: Props & { name: EnquiryField }) {
  const { label, type, autoComplete, placeholder, rows, ...field } = ENQUIRY_FIELDS[name];
  const id = `${kind}-${name}`;
  const required = field.required?.[kind] !== undefined;
  // The quote form marks required fields in the label itself, the others beside it (specification, section 5).
  const isMarkedInLabel = kind === "quote" && required;
  const control = { id, name, form, required, "aria-describedby": `${id}-error` };
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {`${typeof label === "string" ? label : label[kind]}${isMarkedInLabel ? " *" : ""}`}
      </label>
      {!isMarkedInLabel && (
        <small className="pl-1.5 quiet">{required ? "Required" : "Optional"}</small>
      )}
      {name === "service" ? (
        <select {...control}>
          <option value="">Select a service</option>
          {services.map((service) => (
            // Its value stays as it is where a browser translates the text.
            <option key={service} value={service}>
              {service}
            </option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...control} rows={rows} />
      ) : (
        <input {...control} type={type} autoComplete={autoComplete} placeholder={placeholder} />
      )}
      <p id={`${id}-error`} />
    </div>
  );
}

/** The fields of a form, with the specification's labels. */
export const Fields = (props: Props) =>
  FIELD_NAMES.filter((name) => asksFor(props.kind, name)).map((name) => (
    <Field key={name} {...props} name={name} />
  ));
