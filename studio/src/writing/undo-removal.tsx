import { UndoIcon } from "@sanity/icons/Undo";
import { Button } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import {
  type ArrayOfObjectsInputProps,
  insert,
  type ObjectItem,
  type ObjectItemProps,
  setIfMissing,
} from "sanity";

type Item = Omit<ObjectItemProps, "renderDefault">;

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

/** A list of objects, such as a page’s blocks: what is removed from it can be put back. Texts have their own undo. */
export function UndoableList(props: ArrayOfObjectsInputProps) {
  const { onChange, renderItem } = props;
  const toast = useToast();
  const offerUndo = ({ value, index, schemaType }: Item) =>
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
  return props.renderDefault({
    ...props,
    renderItem: (item: Item) =>
      renderItem({
        ...item,
        onRemove: () => {
          item.onRemove();
          offerUndo(item);
        },
      }),
  });
}
