import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { inASentence, readSchedules } from "../dataset/schedules.ts";
import { FindingItem } from "../ui/frame.tsx";
import { counted } from "../ui/parts.tsx";
import { workList } from "../ui/work-list.tsx";

/** Documents that will be published or leave the site, the soonest first; in red if that failed. */
export const SCHEDULED = workList({
  id: "scheduled",
  title: "Scheduled",
  icon: CalendarIcon,
  types: [...PUBLIC_TYPES, "system.release"],
  read: readSchedules,
  lead: (schedules) => {
    const failed = schedules.filter(({ failure }) => failure).length;
    if (schedules.length === 0)
      return "Nothing is scheduled. The menu beside Publish has “Schedule publish”.";
    return `${counted(schedules.length, "document")}${failed > 0 ? `, ${failed} failed` : ""}`;
  },
  isFirst: ({ failure }) => Boolean(failure),
  row: (schedule) => ({
    ...schedule,
    key: `${schedule.release} ${schedule.id}`,
    note: schedule.failure ? (
      <ul className="findings">
        <FindingItem isError>{inASentence(schedule)}</FindingItem>
      </ul>
    ) : (
      <p className="when">{inASentence(schedule)}</p>
    ),
  }),
});
