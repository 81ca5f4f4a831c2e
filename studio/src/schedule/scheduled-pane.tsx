import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../dataset/use-live.ts";
import { DocumentRow, FindingItem, Frame } from "../ui/frame.tsx";
import { counted } from "../ui/parts.tsx";
import { inASentence, readSchedules, type Schedule } from "./schedules.ts";

export const LIVE_SCHEDULES = { types: [...PUBLIC_TYPES, "system.release"] };

/** What will happen to a document and when; in red if it failed. */
export const ScheduleLine = (schedule: Schedule) =>
  schedule.failure ? (
    <ul className="findings">
      <FindingItem isError>{inASentence(schedule)}</FindingItem>
    </ul>
  ) : (
    <p className="when">{inASentence(schedule)}</p>
  );

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
    {(schedules) =>
      schedules.map((schedule) => (
        <DocumentRow
          key={`${schedule.release} ${schedule.id}`}
          id={schedule.id}
          type={schedule.type}
          release={schedule.release}
          isOpen={schedule.id === childItemId}
        >
          <ScheduleLine {...schedule} />
        </DocumentRow>
      ))
    }
  </Frame>
);
