import type { KeyboardEvent } from "react";
import {
  type InputProps,
  isArrayOfObjectsInputProps,
  isArrayOfPrimitivesInputProps,
  isBooleanInputProps,
} from "sanity";
import { isComposing } from "../ui/composing.ts";
import { UndoableList } from "./undo-removal.tsx";

/** Lists of short texts, such as features: Enter in the last one adds the next. Tags have an input of their own. */
export function NextItem(props: InputProps) {
  if (isBooleanInputProps(props) && props.value === undefined) {
    // Content from before a switch existed has no value: the site takes the initial one, so the form shows it.
    return props.renderDefault({ ...props, value: props.schemaType.initialValue === true });
  }
  if (isArrayOfObjectsInputProps(props)) return <UndoableList {...props} />;
  if (!isArrayOfPrimitivesInputProps(props)) return props.renderDefault(props);
  const { layout }: { layout?: string } = props.schemaType.options ?? {};
  if (layout === "tags") return props.renderDefault(props);
  const addNext = (event: KeyboardEvent<HTMLDivElement>) => {
    const { target, currentTarget } = event;
    const isLast = [...currentTarget.querySelectorAll("input")].at(-1) === target;
    if (event.key !== "Enter" || isComposing(event) || !isLast) return;
    event.preventDefault();
    // An empty last line stays the last: it is where the next one goes.
    if (target instanceof HTMLInputElement && target.value.trim()) props.onItemAppend("");
  };
  // biome-ignore lint/a11y/noStaticElementInteractions: it only adds to what the fields within it do.
  return <div onKeyDown={addNext}>{props.renderDefault(props)}</div>;
}
