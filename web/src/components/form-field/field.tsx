import type { ComponentProps } from "react";

type Props = {
  /** Begins the ids of the form's fields. */
  form: string;
  name: string;
  label: string;
  required?: boolean;
  /** The whole width of the form. */
  wide?: boolean;
  /** Lines of a box for longer text. */
  rows?: number;
  /** Makes it a list to choose from; the first entry says so. */
  choices?: { prompt: string; options: readonly string[] };
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "placeholder">;

/**
 * A field under its label, with a place for what is wrong with it. The form's script and
 * `enquiries/filled-page.ts` find both by id: `<form>-<name>` and `<form>-<name>-error`.
 */
export function Field({ form, label, wide = false, rows, choices, ...input }: Props) {
  const id = `${form}-${input.name}`;
  const control = { ...input, id, "aria-describedby": `${id}-error` };
  const { type, inputMode, ...box } = control;
  return (
    <div className={wide ? "field wide" : "field"}>
      <div>
        <label htmlFor={id}>{label}</label>
        {!input.required && <span>Optional</span>}
      </div>
      {choices ? (
        <select id={id} name={input.name} required={input.required}>
          <option value="">{choices.prompt}</option>
          {choices.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : rows ? (
        <textarea {...box} rows={rows} />
      ) : (
        <input {...control} />
      )}
      <p id={`${id}-error`} />
    </div>
  );
}
