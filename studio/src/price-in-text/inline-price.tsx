import {
  type EditorSelection,
  PortableTextEditor,
  usePortableTextEditor,
} from "@portabletext/editor";
import type { BlockProps, Path } from "sanity";

type Part = { _key: string };

/**
 * The caret after an inline object of a text.
 * @param path of the object: …, its paragraph, `children`, the object
 * @returns undefined if the text no longer has it
 */
export function caretAfter(
  text: readonly unknown[],
  path: Path,
): NonNullable<EditorSelection> | undefined {
  const [block, , object] = path.slice(-3).map((step) => Object(step)._key as string | undefined);
  const paragraph = text.find((part) => Object(part)._key === block);
  const children: Part[] = Object(paragraph).children ?? [];
  const next = children[children.findIndex(({ _key }) => _key === object) + 1];
  if (!block || !object || !next) return undefined;
  const point = { path: [{ _key: block }, "children", { _key: next._key }], offset: 0 };
  return { anchor: point, focus: point };
}

/** An inline price. Once its form is closed, typing goes on behind it; Sanity would select the price itself. */
export function InlinePrice(props: BlockProps) {
  const editor = usePortableTextEditor();
  const onClose = () => {
    props.onClose();
    const caret = caretAfter(PortableTextEditor.getValue(editor) ?? [], props.path);
    if (caret) PortableTextEditor.select(editor, caret);
  };
  return props.renderDefault({ ...props, onClose });
}
