import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../lake/use-live.ts";
import { DocumentRow, Frame } from "../lists/ui/frame.tsx";
import { counted } from "../ui/parts.tsx";
import { inASentence, readSchedules } from "./schedules.ts";

const LIVE = { types: [...PUBLIC_TYPES, "system.release"] };

/** The pane “Scheduled”: what is published or leaves the site at a time, the next one first. */
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
      schedules.map((one) => (
        <DocumentRow
          key={`${one.release} ${one.id}`}
          id={one.id}
          type={one.type}
          isOpen={one.id === childItemId}
        >
          {one.failure ? (
            <ul className="findings">
              <li className="is-error">{inASentence(one)}</li>
            </ul>
          ) : (
            <p className="when">{inASentence(one)}</p>
          )}
        </DocumentRow>
      ))
    }
  </Frame>
);
