import { arrayMove } from "@dnd-kit/sortable";

/** Documents of one list by their ids, in an order. */
export type Sequence = readonly string[];

/**
 * What an editor did to a list since they saw how it stands on the site.
 */
export type Arrangement = {
  /** How the list stood on the site when the first move was made, or was published. */
  seen: Sequence;
  /** How the editor wants it. */
  now: Sequence;
  /** How it was before each move, the last one last. */
  past: readonly Sequence[];
};

/** Whether what is in both stands in the same order: what was added or removed is no move. */
export function isSame(one: Sequence, other: Sequence): boolean {
  const [mine, theirs] = [new Set(one), new Set(other)];
  const common = other.filter((id) => mine.has(id));
  return one.filter((id) => theirs.has(id)).every((id, at) => id === common[at]);
}

/** An arrangement of what is there now: without what has gone, and what is new after its neighbour. */
export function onto(arranged: Sequence, live: Sequence): string[] {
  const there = new Set(live);
  const merged = arranged.filter((id) => there.has(id));
  for (const [at, id] of live.entries()) {
    if (merged.includes(id)) continue;
    const neighbour = live[at - 1];
    merged.splice(neighbour === undefined ? 0 : merged.indexOf(neighbour) + 1, 0, id);
  }
  return merged;
}

/** Whether there are moves that visitors do not see yet. */
export const isPending = ({ now, seen }: Arrangement): boolean => !isSame(now, seen);

/** Whether another editor changed the order after the first of these moves. */
export const isContested = (arrangement: Arrangement, live: Sequence): boolean =>
  isPending(arrangement) && !isSame(arrangement.seen, live) && !isSame(arrangement.now, live);

/** The list as the editor sees it. */
export const shown = (arrangement: Arrangement | null, live: Sequence): Sequence =>
  arrangement && isPending(arrangement) ? onto(arrangement.now, live) : live;

/** The arrangement after a move. */
export function moved(
  arrangement: Arrangement | null,
  live: Sequence,
  from: number,
  to: number,
): Arrangement {
  const before = shown(arrangement, live);
  const now = arrayMove([...before], from, to);
  if (arrangement && isPending(arrangement)) {
    return { ...arrangement, now, past: [...arrangement.past, before] };
  }
  // What was published here may still be taken back, unless others have been at it since.
  const past = arrangement && canUndo(arrangement, live) ? arrangement.past : [];
  return { seen: live, now, past: [...past, before] };
}

/** Whether there is a move to take back: not once others have changed what was published. */
export const canUndo = (arrangement: Arrangement, live: Sequence): boolean =>
  arrangement.past.length > 0 && (isPending(arrangement) || isSame(arrangement.seen, live));

/** The arrangement before the last move. */
export function undone(arrangement: Arrangement): Arrangement {
  const now = arrangement.past.at(-1) ?? arrangement.now;
  return { ...arrangement, now, past: arrangement.past.slice(0, -1) };
}

/** The arrangement once visitors see it: its moves may still be taken back, and published so. */
export const published = (arrangement: Arrangement): Arrangement => ({
  ...arrangement,
  seen: arrangement.now,
});
