import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { inASentence, readSchedules, type Schedule } from "../dataset/schedules.ts";
import { FindingItem } from "../ui/frame.tsx";
import { UserName } from "../ui/parts.tsx";
import type { WorkList } from "../ui/work-list.tsx";

/** Releases with a time, a line each, the soonest first; in red if one failed. Sanity’s own list leaves those out. */
export const SCHEDULED: WorkList<Schedule> = {
  id: "scheduled",
  title: "Scheduled",
  icon: CalendarIcon,
  types: [...PUBLIC_TYPES, "system.release"],
  read: readSchedules,
  lead: (schedules) => {
    const failed = schedules.filter(({ failure }) => failure).length;
    if (schedules.length === 0)
      return "Nothing is scheduled. The menu beside Publish has “Schedule publish”.";
    return `${schedules.length} scheduled${failed > 0 ? `, ${failed} failed` : ""}`;
  },
  row: (schedule) => ({
    ...schedule.first,
    release: schedule.release,
    key: schedule.release,
    note: schedule.failure ? (
      <ul className="findings">
        <FindingItem isError>{inASentence(schedule)}</FindingItem>
      </ul>
    ) : (
      <p className="when">
        {inASentence(schedule)} · <UserName id={schedule.by} />
      </p>
    ),
  }),
};
