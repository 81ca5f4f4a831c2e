import { ENQUIRY_CHANGES, type EnquiryChange, type EnquiryPage } from "@currawong/supabase/inbox";
import { Stack, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { useCurrentUser } from "sanity";
import { isAdministrator } from "../../roles/roles.tsx";
import { ConfirmDialog, Pick, Problem } from "../../ui/parts.tsx";
import { useTask } from "../../ui/use-task.ts";
import { type EnquiryFilter, useSite } from "../site.ts";
import { CHANGES, enquiries, foundText } from "../words.ts";

type Props = {
  /** The first page of what is listed. */
  page: EnquiryPage;
  filter: EnquiryFilter;
  onChange: () => void;
};

/** Archives, answers or, for administrators, erases everything that a search lists. */
export function Several({ page: { enquiries: listed, matching }, filter, onChange }: Props) {
  const site = useSite();
  const toast = useToast();
  const mayErase = isAdministrator(useCurrentUser());
  const [change, setChange] = useState<EnquiryChange | "">("");
  const { isBusy, failure, run } = useTask();
  const [newest] = listed;
  if (!newest) return null;
  const offered = ENQUIRY_CHANGES.filter((one) => mayErase || one !== "erase");
  const found = foundText(matching);
  const confirm = async () => {
    if (!change) return;
    const { changed } = await site.change(filter, newest, change);
    toast.push({ status: "success", title: `${CHANGES[change][1]}: ${enquiries(changed)}` });
    setChange("");
    onChange();
  };
  return (
    <>
      <Pick
        label="Do with all of these"
        value=""
        options={[
          ["", "Do with all …"],
          ...offered.map((one) => [one, `${CHANGES[one][0]} …`] as const),
        ]}
        onPick={setChange}
      />
      {change && (
        <ConfirmDialog
          header={`${CHANGES[change][0]}: ${found}?`}
          action={{
            text: CHANGES[change][0],
            tone: change === "erase" ? "critical" : "default",
            testId: "confirm-several",
            loading: isBusy,
          }}
          onCancel={() => setChange("")}
          onConfirm={() => void run(confirm)}
        >
          <Stack gap={4}>
            <Text size={1}>
              Everything that “{filter.search}” lists, except what arrives from now on.
              {matching >= 1000 && " A thousand at a time."}
              {change === "erase" && " They are deleted for good, with their notes."}
            </Text>
            <Problem>{failure}</Problem>
          </Stack>
        </ConfirmDialog>
      )}
    </>
  );
}
