import type { DocumentBadgeComponent } from "sanity";
import { useSchedulesOf } from "./use-schedules.ts";
import { inASentence } from "./words.ts";

/** Whether something is to happen to a document at a time, or could not. */
export const ScheduleBadge: DocumentBadgeComponent = ({ id }) => {
  const { schedules = [] } = useSchedulesOf(id);
  if (schedules.length === 0) return null;
  const hasFailed = schedules.some(({ failure }) => failure);
  return {
    label: hasFailed ? "Could not be published" : "Scheduled",
    title: schedules.map(inASentence).join(". "),
    color: hasFailed ? "danger" : "primary",
  };
};
