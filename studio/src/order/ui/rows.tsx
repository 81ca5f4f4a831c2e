import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { useRef } from "react";
import type { Entry } from "../model/ordered-lists.ts";
import { INSTRUCTIONS } from "../words.ts";
import { Row } from "./row.tsx";

type Props = {
  entries: readonly Entry[];
  openId: string | undefined;
  onMove: (from: number, to: number) => void;
};

/** Rows go up and down only. */
const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** The rows of a list, moved by their handles with the pointer and the keyboard. */
export function Rows({ entries, openId, onMove }: Props) {
  const sensors = useSensors(
    // A press is no move yet.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => entries.findIndex((entry) => entry.id === id);
  const titleOf = (id: UniqueIdentifier) => entries[placeOf(id)]?.title ?? "";
  const saidOf = (id: UniqueIdentifier) => `place ${placeOf(id) + 1} of ${entries.length}`;
  // A drag begins over itself: that must not take the place of what was just said.
  const lastOver = useRef<UniqueIdentifier>(undefined);
  const announcements: Announcements = {
    onDragStart({ active }) {
      lastOver.current = active.id;
      return `Picked up ${titleOf(active.id)}, ${saidOf(active.id)}.`;
    },
    onDragOver({ active, over }) {
      if (!over || over.id === lastOver.current) return undefined;
      lastOver.current = over.id;
      return `${titleOf(active.id)}: ${saidOf(over.id)}.`;
    },
    onDragEnd: ({ active, over }) =>
      `${titleOf(active.id)} put down: ${saidOf((over ?? active).id)}. Not published yet.`,
    onDragCancel: ({ active }) => `${titleOf(active.id)} stays at ${saidOf(active.id)}.`,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      modifiers={[upAndDown]}
      accessibility={{ announcements, screenReaderInstructions: { draggable: INSTRUCTIONS } }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
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
