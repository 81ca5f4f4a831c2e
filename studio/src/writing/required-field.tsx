import { type FieldProps, useFormValue } from "sanity";

/** Whether a field is required to publish, by the rules that the Studio has compiled. Sanity requires every slug. */
const isRequired = ({ name, validation }: FieldProps["schemaType"]): boolean =>
  name === "slug" ||
  (Array.isArray(validation) &&
    validation.some((rule) => Object(rule).isRequired?.() && Object(rule)._level !== "warning"));

/** A form field, with an asterisk if it is required. */
export const RequiredField = (props: FieldProps) =>
  isRequired(props.schemaType) ? <MarkedField {...props} /> : props.renderDefault(props);

/** A required field: a part of something optional is required only once that exists, as a rich page. */
function MarkedField(props: FieldProps) {
  const parent = useFormValue(props.path.slice(0, -1));
  const title = parent === undefined ? props.title : `${props.title} *`;
  return props.renderDefault({ ...props, title });
}
