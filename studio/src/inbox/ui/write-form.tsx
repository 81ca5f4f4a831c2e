import { Button, Flex, Stack, TextArea } from "@sanity/ui";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { errorText, Problem } from "../../ui/parts.tsx";

type Props = {
  /** What is written. */
  label: string;
  /** What stores or sends it. */
  action: string;
  limit: number;
  onSubmit: (text: string) => Promise<unknown>;
};

/** A text and what to do with it. What is typed stays until that is done. */
export function WriteForm({ label, action, limit, onSubmit }: Props) {
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const send = async () => {
    if (isBusy || text.trim() === "") return;
    setBusy(true);
    try {
      await onSubmit(text);
      setText("");
      setFailure(undefined);
    } catch (error) {
      setFailure(errorText(error));
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
  };

  return (
    <form onSubmit={submit}>
      <Stack gap={3}>
        <TextArea
          aria-label={label}
          rows={3}
          maxLength={limit}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={byKey}
        />
        <Problem>{failure}</Problem>
        <Flex>
          <Button
            type="submit"
            mode="ghost"
            text={action}
            loading={isBusy}
            disabled={text.trim() === ""}
          />
        </Flex>
      </Stack>
    </form>
  );
}
