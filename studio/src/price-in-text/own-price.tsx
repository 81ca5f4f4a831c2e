import { type ObjectFieldProps, type ReferenceInputProps, set, useFormValue } from "sanity";
import { publishedId } from "../dataset/versions.ts";

/** The published id of the form’s document. */
const useOwnId = () => publishedId(String(useFormValue(["_id"])));

/** Properties with a weak type, if the value names the document of the form: it could not be unpublished otherwise. */
const weakForOwn = <Props extends ObjectFieldProps | ReferenceInputProps>(
  props: Props,
  id: string,
): Props =>
  Object(props.value)._ref === id
    ? { ...props, schemaType: { ...props.schemaType, weak: true } }
    : props;

/** Sanity’s field for the document of a price, without its warning that a weak reference should be strong. */
export function PricedField(props: ObjectFieldProps) {
  return props.renderDefault(weakForOwn(props, useOwnId()));
}

/** Sanity’s input for the document of a price, which makes a reference to the form’s own document weak. */
export function PricedInput(props: ReferenceInputProps) {
  const id = useOwnId();
  const onChange: typeof props.onChange = (event) => {
    props.onChange(event);
    if (JSON.stringify(event).includes(`"value":"${id}"`)) props.onChange(set(true, ["_weak"]));
  };
  return props.renderDefault({ ...weakForOwn(props, id), onChange });
}
