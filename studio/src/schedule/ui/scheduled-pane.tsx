import type { UserComponent } from "sanity/structure";
import { DocumentRow } from "../../lists/ui/document-row.tsx";
import { Frame } from "../../lists/ui/frame.tsx";
import { counted } from "../../lists/words.ts";
import { useSchedules } from "../use-schedules.ts";
import { inASentence } from "../words.ts";

/** The pane “Scheduled”: what is published or leaves the site at a time, the next one first. */
const Scheduled: UserComponent = ({ childItemId }) => (
  <Frame
    live={useSchedules()}
    lead={(schedules) =>
      schedules.length === 0
        ? "Nothing is scheduled. A document’s menu beside Publish has “Schedule”."
        : counted(schedules.length, "document")
    }
  >
    {(schedules) =>
      schedules.map((one) => (
        <DocumentRow key={one.name} id={one.id} type={one.type} isOpen={one.id === childItemId}>
          {one.failure ? (
            <ul className="said">
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

export default Scheduled;
