import { useSortable } from "@dnd-kit/sortable";
import { ArrowDownIcon } from "@sanity/icons/ArrowDown";
import { ArrowUpIcon } from "@sanity/icons/ArrowUp";
import { DragHandleIcon } from "@sanity/icons/DragHandle";
import { Button } from "@sanity/ui";
import { Preview, useSchema } from "sanity";
import { usePaneRouter } from "sanity/structure";
import type { Entry } from "../model/ordered-lists.ts";

type Props = {
  entry: Entry;
  at: number;
  count: number;
  isOpen: boolean;
  onMove: (from: number, to: number) => void;
};

/** What there is to say of a document's draft. */
function draftNote({ published, draft, within }: Entry): string | undefined {
  if (!published) return "Never published: visitors do not see it.";
  if (draft && draft.within !== within) return "Its draft moves it to another list.";
  return draft && draft.order !== published.order ? "Its draft has another place." : undefined;
}

/** A document of the list: its handle, the way to its form, and one place up or down. */
export function Row({ entry, at, count, isOpen, onMove }: Props) {
  const { ChildLink } = usePaneRouter();
  const schemaType = useSchema().get(entry.type);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...drag } =
    useSortable({ id: entry.id });
  const note = draftNote(entry);
  if (!schemaType) return null;
  const style = {
    transform: transform ? `translateY(${transform.y}px)` : undefined,
    transition: drag.transition,
  };
  return (
    <li
      ref={setNodeRef}
      style={style}
      data-document={entry.id}
      data-dragged={drag.isDragging || undefined}
      data-selected={isOpen || undefined}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="handle"
        {...attributes}
        {...listeners}
        aria-label={`Move ${entry.title}, place ${at + 1} of ${count}`}
      >
        <DragHandleIcon />
      </button>
      <ChildLink childId={entry.id} childParameters={{ type: entry.type }}>
        <Preview
          schemaType={schemaType}
          value={{ _id: entry.id, _type: entry.type }}
          layout="default"
        />
        {note && <p>{note}</p>}
      </ChildLink>
      <span className="steps">
        <Button
          icon={ArrowUpIcon}
          mode="bleed"
          padding={2}
          aria-label={`${entry.title} one up`}
          disabled={at === 0}
          onClick={() => onMove(at, at - 1)}
        />
        <Button
          icon={ArrowDownIcon}
          mode="bleed"
          padding={2}
          aria-label={`${entry.title} one down`}
          disabled={at === count - 1}
          onClick={() => onMove(at, at + 1)}
        />
      </span>
    </li>
  );
}
