import type { EnquiryField } from "@currawong/supabase/enquiry";
import type { ComponentProps } from "react";
import styles from "./form.module.css";

/** The state a form passes to each of its fields. */
export type FieldState = {
  /** `<form>-<name>`; what is wrong stands in `<form>-<name>-error`. */
  id: string;
  name: EnquiryField;
  value: string;
  error: string | undefined;
  required: boolean;
  readOnly: boolean;
  /** Where no script can move the focus, the page is drawn with it here. */
  autoFocus: boolean;
  onChange: (name: EnquiryField, text: string) => void;
};

type Props = {
  field: FieldState;
  label: string;
  /** Says beside the label that it is required. */
  marked?: boolean;
  /** Lines of a box for longer text. */
  rows?: number;
  /** Makes it a list to choose from; the first entry says so. */
  choices?: { prompt: string; options: readonly string[] };
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "placeholder">;

/** A field under its label, with a place for what is wrong with it. */
export function Field({ field, label, marked = false, rows, choices, ...input }: Props) {
  const { error, readOnly, onChange, ...given } = field;
  const { id, name, required } = given;
  const control = {
    ...given,
    "aria-describedby": `${id}-error`,
    "aria-invalid": error ? true : undefined,
    onChange: ({ target }: { target: { value: string } }) => onChange(name, target.value),
  };
  return (
    <div className={rows || choices ? styles.wide : styles.field}>
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
