import type { FieldProps } from "sanity";

/** Whether a form cannot be published without a field: what is only advised is not marked. */
function isRequired({ validation }: FieldProps["schemaType"]): boolean {
  // The Studio has made rules of what the schema says.
  return (
    Array.isArray(validation) &&
    validation.some(
      (rule) =>
        typeof rule === "object" &&
        "isRequired" in rule &&
        rule.isRequired() &&
        rule._level !== "warning",
    )
  );
}

/** A field of a form, with an asterisk where it has to be filled in. */
export const RequiredField = (props: FieldProps) =>
  props.renderDefault(
    isRequired(props.schemaType) ? { ...props, title: `${props.title} *` } : props,
  );
