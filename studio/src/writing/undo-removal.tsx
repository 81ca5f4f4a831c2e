import { UndoIcon } from "@sanity/icons/Undo";
import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { createContext, useContext } from "react";
import {
  type ArrayOfObjectsInputProps,
  type ItemProps,
  insert,
  isObjectItemProps,
  type ObjectItem,
  setIfMissing,
} from "sanity";

/** How long the offer is shown: long enough to read it and look at the list. */
const SHOWN_MS = 12_000;

const NAMES = ["heading", "title", "question", "label", "name"] as const;

/** What an editor calls an item: what is written in it, or its type. */
export function nameOf(item: ObjectItem, type: string | undefined): string {
  const written = NAMES.map((name) => Object(item)[name]).find(
    (text) => text && `${text}` === text,
  );
  return written ? `“${String(written)}”` : (type ?? "It");
}

/** Puts an item back where it was: after the one before it, whatever has become of those behind. */
export const putBack = (item: ObjectItem, index: number) => [
  setIfMissing([]),
  index === 0 ? insert([item], "before", [0]) : insert([item], "after", [index - 1]),
];

/** How the nearest list of objects is changed. */
const List = createContext<ArrayOfObjectsInputProps["onChange"] | undefined>(undefined);

/** The most items that a list may have, by the rules that the Studio has compiled. */
export function mostItems({ validation }: ArrayOfObjectsInputProps["schemaType"]): number {
  const rules = [validation ?? []].flat().filter((rule) => Object(rule)._level !== "warning");
  const limits = rules.flatMap((rule) => Object(rule)._rules ?? []);
  return Math.min(...limits.flatMap(({ flag, constraint }) => (flag === "max" ? constraint : [])));
}

/**
 * A list of objects, such as a page’s blocks: what is removed from it can be put back, and one that is full offers no
 * more. Texts have their own undo.
 */
export function UndoableList(props: ArrayOfObjectsInputProps) {
  const isFull = (props.value?.length ?? 0) >= mostItems(props.schemaType);
  return (
    <List value={props.onChange}>
      {props.renderDefault({ ...props, ...(isFull && { arrayFunctions: () => null }) })}
    </List>
  );
}

/** An item of a list: once it is removed, a message offers to undo that. */
export function UndoableItem(props: ItemProps) {
  const onChange = useContext(List);
  const toast = useToast();
  if (!onChange || !isObjectItemProps(props)) return props.renderDefault(props);
  const { value, index, schemaType } = props;
  const onRemove = () => {
    props.onRemove();
    toast.push({
      id: `removed-${value._key}`,
      status: "info",
      title: `${nameOf(value, schemaType.title)} was removed`,
      description: (
        <Button
          icon={UndoIcon}
          mode="ghost"
          fontSize={1}
          padding={2}
          text="Undo"
          onClick={() => onChange(putBack(value, index))}
        />
      ),
      duration: SHOWN_MS,
      closable: true,
    });
  };
  return props.renderDefault({ ...props, onRemove });
}
