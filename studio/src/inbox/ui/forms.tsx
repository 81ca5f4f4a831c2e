import { TrashIcon } from "@sanity/icons/Trash";
import { Box, Button, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type KeyboardEvent, useState } from "react";
import { useCurrentUser } from "sanity";
import { useStored } from "../../dataset/use-stored.ts";
import { isAdministrator } from "../../roles/roles.tsx";
import { isComposing } from "../../ui/composing.ts";
import { ConfirmDialog, Problem, Small } from "../../ui/parts.tsx";
import { useTask } from "../../ui/use-task.ts";
import { useSite } from "../site.ts";
import { enquiries } from "../words.ts";

type WriteProps = {
  /** Accessible name of the text field. */
  label: string;
  /** Text of the submit button. */
  action: string;
  limit: number;
  /** Where the tab keeps the text until it is submitted. */
  draft: string;
  /** Whether it is the main action of its page. */
  isMain?: boolean;
  onSubmit: (text: string) => Promise<unknown>;
};

/** A text field with a submit button; the text is kept in the tab until it has been submitted. */
export function WriteForm(props: WriteProps) {
  const { label, action, limit, draft, isMain = false, onSubmit } = props;
  const [text, setText] = useStored("tab", draft, "");
  const { isBusy, failure, run } = useTask();

  const send = async () => {
    if (isBusy || text.trim() === "") return;
    if (await run(() => onSubmit(text))) setText("");
  };
  const submitOnShortcut = (event: KeyboardEvent) => {
    const isShortcut = event.key === "Enter" && (event.ctrlKey || event.metaKey);
    if (isShortcut && !isComposing(event)) void send();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack gap={3}>
        <TextArea
          aria-label={label}
          rows={3}
          maxLength={limit}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={submitOnShortcut}
        />
        <Problem>{failure}</Problem>
        <Flex>
          <Button
            type="submit"
            mode={isMain ? "default" : "ghost"}
            text={action}
            loading={isBusy}
            disabled={text.trim() === ""}
          />
        </Flex>
      </Stack>
    </form>
  );
}

type EraseProps = { email: string; count: number; onErased: () => void };

/** Permanently deletes all enquiries from one email address; shown to administrators only. */
export function Erase({ email, count, onErased }: EraseProps) {
  const user = useCurrentUser();
  const site = useSite();
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const { isBusy, failure, run } = useTask();
  if (!isAdministrator(user)) return null;

  const erase = async () => {
    const { erased } = await site.erase(email);
    toast.push({ status: "success", title: `Erased ${enquiries(erased)}.` });
    setAsking(false);
    onErased();
  };

  return (
    <Box>
      <Button
        icon={TrashIcon}
        mode="bleed"
        tone="critical"
        fontSize={1}
        text="Erase this person’s enquiries …"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <ConfirmDialog
          header="Erase this person’s enquiries?"
          action={{ text: `Erase ${enquiries(count)}`, tone: "critical", loading: isBusy }}
          onCancel={() => setAsking(false)}
          onConfirm={() => void run(erase)}
        >
          <Stack gap={4}>
            <Text>
              {count === 1 ? "The enquiry" : `All ${count} enquiries`} from <strong>{email}</strong>
              , with notes, will be deleted for good.
            </Text>
            <Small muted>
              Emails and messages about them are kept elsewhere: delete those too. We keep a record
              that someone erased enquiries, and when, with nothing about the person.
            </Small>
            <Problem>{failure}</Problem>
          </Stack>
        </ConfirmDialog>
      )}
    </Box>
  );
}
