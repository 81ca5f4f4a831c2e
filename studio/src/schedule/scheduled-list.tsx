import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { inASentence, readSchedules, type Schedule } from "../dataset/schedules.ts";
import { FindingItem } from "../ui/frame.tsx";
import { counted, UserName } from "../ui/parts.tsx";
import { workList } from "../ui/work-list.tsx";

/** A release with what it does to its first document, and how many it has. */
type Line = { first: Schedule; size: number };

async function readLines(client: SanityClient): Promise<Line[]> {
  const byRelease = Map.groupBy(await readSchedules(client), ({ release }) => release);
  return [...byRelease.values()].flatMap(([first, ...others]) =>
    first ? { first, size: others.length + 1 } : [],
  );
}

/** Releases with a time, a line each, the soonest first; in red if one failed. Sanity’s own list leaves those out. */
export const SCHEDULED = workList({
  id: "scheduled",
  title: "Scheduled",
  icon: CalendarIcon,
  types: [...PUBLIC_TYPES, "system.release"],
  read: readLines,
  lead: (lines) => {
    const failed = lines.filter(({ first }) => first.failure).length;
    if (lines.length === 0)
      return "Nothing is scheduled. The menu beside Publish has “Schedule publish”.";
    return `${lines.length} scheduled${failed > 0 ? `, ${failed} failed` : ""}`;
  },
  isFirst: ({ first }) => Boolean(first.failure),
  row: ({ first, size }) => ({
    id: first.id,
    type: first.type,
    release: first.release,
    key: first.release,
    ...(size > 1 && { heading: `${first.title}: ${counted(size, "document")}` }),
    note: first.failure ? (
      <ul className="findings">
        <FindingItem isError>{inASentence(first)}</FindingItem>
      </ul>
    ) : (
      <p className="when">
        {inASentence(first)} · <UserName id={first.by} />
      </p>
    ),
  }),
});
