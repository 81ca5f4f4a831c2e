import type { FocusEvent } from "react";
import { type StringInputProps, set } from "sanity";
import { repairAddress } from "./repair-address.ts";

/** The input for a link’s address: repairs what was meant when the writer leaves it, as pasting does. */
export function AddressInput(props: StringInputProps) {
  const { value = "", onChange, elementProps } = props;
  const onBlur = (event: FocusEvent<HTMLInputElement>) => {
    elementProps.onBlur(event);
    const repaired = repairAddress(value);
    if (repaired !== value) onChange(set(repaired));
  };
  return props.renderDefault({ ...props, elementProps: { ...elementProps, onBlur } });
}
