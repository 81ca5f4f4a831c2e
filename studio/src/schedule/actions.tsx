import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { type ComponentType, lazy, Suspense, useState } from "react";
import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import { isAdministrator, isForAdministrators } from "../roles/roles.ts";

const ScheduleDialog = lazy(() => import("./ui/schedule-dialog.tsx"));

/** Publishing, or taking off the site, at a time. */
const Schedule: DocumentActionComponent = ({ id, type, draft, published }) => {
  const [isOpen, setOpen] = useState(false);
  if (!draft && !published) return null;
  const close = () => setOpen(false);
  return {
    label: "Schedule",
    icon: CalendarIcon as ComponentType,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "custom",
      component: (
        <Suspense fallback={null}>
          <ScheduleDialog id={id} type={type} onClose={close} />
        </Suspense>
      ),
    },
  };
};
Schedule.displayName = "Schedule";

/** What can be done at a time with what visitors see, by whoever may do it now. */
export const scheduleActions: DocumentActionsResolver = (actions, { schemaType, currentUser }) =>
  PUBLIC_TYPES.includes(schemaType) &&
  (isAdministrator(currentUser) || !isForAdministrators(schemaType))
    ? [...actions, Schedule]
    : actions;
