import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../dataset/use-live.ts";
import { Documents, FindingItem, Frame, type Row } from "../ui/frame.tsx";
import { counted } from "../ui/parts.tsx";
import { inASentence, readSchedules, type Schedule } from "./schedules.ts";

export const LIVE_SCHEDULES = { types: [...PUBLIC_TYPES, "system.release"] };

/** What will happen to a document and when; in red if it failed. */
export const scheduleRow = (schedule: Schedule): Row => ({
  ...schedule,
  key: `${schedule.release} ${schedule.id}`,
  note: schedule.failure ? (
    <ul className="findings">
      <FindingItem isError>{inASentence(schedule)}</FindingItem>
    </ul>
  ) : (
    <p className="when">{inASentence(schedule)}</p>
  ),
});

/** The “Scheduled” pane: documents that will be published or leave the site, the soonest first. */
export const Scheduled: UserComponent = ({ childItemId }) => (
  <Frame
    live={useLive("scheduled", readSchedules, LIVE_SCHEDULES)}
    lead={(schedules) =>
      schedules.length === 0
        ? "Nothing is scheduled. The menu beside Publish has “Schedule publish”."
        : counted(schedules.length, "document")
    }
  >
    {(schedules) => <Documents rows={schedules.map(scheduleRow)} open={childItemId} />}
  </Frame>
);
