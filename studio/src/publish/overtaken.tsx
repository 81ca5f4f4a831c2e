import { Stack } from "@sanity/ui";
import useSWR from "swr";
import { readSchedules, type Schedule } from "../dataset/schedules.ts";
import { useRawClient } from "../dataset/use-live.ts";
import { inWords } from "../sydney.ts";
import { ConfirmDialog, Small } from "../ui/parts.tsx";

/** The schedules that will publish another version of a document, over what is published now. */
export function useOvertaking(id: string, hasDraft: boolean): readonly Schedule[] {
  const client = useRawClient();
  const { data = [] } = useSWR(hasDraft && ["overtaking", id], () => readSchedules(client));
  const replaces = ({ isComing, documents }: Schedule) =>
    isComing && documents.some((one) => one.id === id && !one.isUnpublished);
  return data.filter(replaces);
}

type Props = { schedules: readonly Schedule[]; onCancel: () => void; onPublish: () => void };

/** Says before publishing what a schedule puts in its place: Sanity publishes the older version without a word. */
export const OvertakenDialog = ({ schedules, onCancel, onPublish }: Props) => (
  <ConfirmDialog
    header="A schedule replaces this later"
    action={{ text: "Publish", tone: "default", testId: "publish-overtaken" }}
    onCancel={onCancel}
    onConfirm={onPublish}
  >
    <Stack gap={4}>
      {schedules.map(({ release, title, at }) => (
        <Small key={release}>
          On {inWords(at)} this becomes the version in “{title}”, which does not have what you
          publish now. To keep it, change that version too: it is in the list of versions above the
          form.
        </Small>
      ))}
    </Stack>
  </ConfirmDialog>
);
