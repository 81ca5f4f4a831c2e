import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../dataset/use-live.ts";
import { DocumentRow, Frame } from "../ui/frame.tsx";
import { counted } from "../ui/parts.tsx";
import { inASentence, readSchedules } from "./schedules.ts";

const LIVE = { types: [...PUBLIC_TYPES, "system.release"] };

/** The “Scheduled” pane: documents that will be published or leave the site, the soonest first. */
export const Scheduled: UserComponent = ({ childItemId }) => (
  <Frame
    live={useLive("scheduled", readSchedules, LIVE)}
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
          {schedule.failure ? (
            <ul className="findings">
              <li className="is-error">{inASentence(schedule)}</li>
            </ul>
          ) : (
            <p className="when">{inASentence(schedule)}</p>
          )}
        </DocumentRow>
      ))
    }
  </Frame>
);
