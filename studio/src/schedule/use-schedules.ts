import useSWR from "swr";
import { useRawClient } from "../price-board/hooks/use-documents.ts";
import { readSchedules } from "./model/schedules.ts";

/** How often schedules are read anew: at their time they are over. */
const EVERY_MS = 20_000;

/** Everything that is scheduled; `refresh` reads it at once. */
export function useSchedules() {
  const client = useRawClient();
  const { projectId, dataset } = client.config();
  const { data, error, mutate } = useSWR(
    `${projectId}/${dataset}/schedules`,
    () => readSchedules(client),
    { refreshInterval: EVERY_MS, keepPreviousData: true },
  );
  return { data, error, refresh: mutate };
}

/** What is scheduled for one document. */
export function useSchedulesOf(id: string) {
  const { data, ...rest } = useSchedules();
  return { schedules: data?.filter((one) => one.id === id), ...rest };
}
