import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { ArrowDownIcon } from "@sanity/icons/ArrowDown";
import { ArrowUpIcon } from "@sanity/icons/ArrowUp";
import { DragHandleIcon } from "@sanity/icons/DragHandle";
import { Button } from "@sanity/ui";
import type { ComponentType } from "react";
import { Preview, useSchema } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { styled } from "styled-components";
import { Sheet } from "../lists/ui/frame.tsx";
import type { Entry, Move } from "./order.ts";

/** The layout of a sortable list, with text above it and actions below. */
export const Room = styled(Sheet)`
  display: flex;
  flex-direction: column;
  overflow: hidden;

  .lead { border-bottom: 1px solid var(--card-border-color); }
  .scroll { flex: 1; min-height: 0; overflow: auto; }
  .foot {
    display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 10px 12px;
    border-top: 1px solid var(--card-border-color);
  }
  .foot .grow { flex: 1 1 120px; }
  li {
    display: flex; align-items: center; background: var(--card-bg-color);
    border-bottom: 1px solid var(--card-border-color); position: relative;
  }
  li[data-dragged] { z-index: 1; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
  ol > li > a { flex: 1; min-width: 0; padding: 4px 0; border: 0; }
  .handle {
    all: unset; display: grid; place-items: center; width: 40px; height: 44px; flex: none; cursor: grab;
    font-size: 21px; color: var(--card-muted-fg-color); touch-action: none;
  }
  .handle:hover { color: var(--card-fg-color); }
  .handle:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -3px; border-radius: 4px; }
  li[data-dragged] .handle { cursor: grabbing; }
  .steps { display: flex; flex: none; padding-inline-end: 6px; }

  @media (prefers-reduced-motion: reduce) {
    li { transition: none !important; }
  }
`;

type Props = {
  entries: readonly Entry[];
  openId: string | undefined;
  onMove: (move: Move) => void;
};

const INSTRUCTIONS =
  "Press Space to pick it up, the arrow keys to move it, Space again to put it down, Escape to leave it where it was.";

/** The rows of a list, moved by their handles with the pointer or keyboard, or by their arrow buttons. */
export function Rows({ entries, openId, onMove }: Props) {
  const sensors = useSensors(
    // A press alone must not start a drag.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const positionOf = (id: UniqueIdentifier) => entries.findIndex((entry) => entry.id === id);
  const describe = (id: UniqueIdentifier, over = id) =>
    `${entries[positionOf(id)]?.title}: place ${positionOf(over) + 1} of ${entries.length}.`;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[({ transform }) => ({ ...transform, x: 0 })]}
      accessibility={{
        screenReaderInstructions: { draggable: INSTRUCTIONS },
        announcements: {
          onDragStart: ({ active }) => `Picked up. ${describe(active.id)}`,
          onDragOver: ({ active, over }) => (over ? describe(active.id, over.id) : undefined),
          onDragEnd: ({ active, over }) => `Put down. ${describe(active.id, over?.id)}`,
          onDragCancel: ({ active }) => `Left where it was. ${describe(active.id)}`,
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) {
          onMove({ from: positionOf(active.id), to: positionOf(over.id) });
        }
      }}
    >
      <SortableContext items={entries.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol>
          {entries.map((entry, at) => (
            <Row
              key={entry.id}
              entry={entry}
              at={at}
              count={entries.length}
              isOpen={entry.id === openId}
              onMove={onMove}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** The note on a document’s versions, if any. */
function noteOn({ published, draft, within }: Entry): string | undefined {
  if (!published) return "Never published: visitors do not see it.";
  return draft && draft.within !== within ? "Its draft moves it to another list." : undefined;
}

type RowProps = Pick<Props, "onMove"> & {
  entry: Entry;
  at: number;
  count: number;
  isOpen: boolean;
};

/** A row: its handle, a link to the form (with the APIs that `DocumentRow` uses) and its arrow buttons. */
function Row({ entry, at, count, isOpen, onMove }: RowProps) {
  const { ChildLink } = usePaneRouter();
  const schemaType = useSchema().get(entry.type);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, ...drag } =
    useSortable({ id: entry.id });
  const note = noteOn(entry);
  if (!schemaType) return null;
  const step = (by: number, direction: string, icon: ComponentType) => (
    <Button
      icon={icon}
      mode="bleed"
      padding={2}
      aria-label={`${entry.title} one ${direction}`}
      disabled={at + by < 0 || at + by === count}
      onClick={() => onMove({ from: at, to: at + by })}
    />
  );
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
        {note && <p className="when">{note}</p>}
      </ChildLink>
      <span className="steps">
        {step(-1, "up", ArrowUpIcon)}
        {step(1, "down", ArrowDownIcon)}
      </span>
    </li>
  );
}
