import { NOTE_LIMIT, type WholeEnquiry } from "@currawong/supabase/inbox";
import { Button, Card, Flex, Stack, Text, TextArea } from "@sanity/ui";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { UserName } from "../../ui/user-name.tsx";
import { useSite } from "../use-enquiries.ts";
import { timeOf } from "../words.ts";

type Props = { enquiry: WholeEnquiry; onAdded: () => void };

/** What staff wrote down about an enquiry. What is typed stays until it is stored. */
export function Notes({ enquiry: { id, notes }, onAdded }: Props) {
  const site = useSite();
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const add = async () => {
    if (!site || isBusy || text.trim() === "") return;
    setBusy(true);
    try {
      await site.addNote(id, text);
      setText("");
      setFailure(undefined);
      onAdded();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : "Failed");
    }
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  const byKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void add();
  };

  return (
    <section className="notes" aria-label="Notes">
      <h3>Notes</h3>
      {notes.map(({ id: noteId, note, written_at, written_by }) => (
        <Card key={noteId} padding={3} radius={2} tone="transparent" border>
          <p className="message">{note}</p>
          <p className="aside">
            <UserName id={written_by} />, {timeOf(written_at)}
          </p>
        </Card>
      ))}
      <form onSubmit={submit}>
        <Stack gap={3}>
          <TextArea
            aria-label="New note"
            rows={3}
            maxLength={NOTE_LIMIT}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={byKey}
          />
          {failure && (
            <Card tone="critical" padding={3} radius={2} role="alert">
              <Text size={1}>{failure}</Text>
            </Card>
          )}
          <Flex>
            <Button
              type="submit"
              mode="ghost"
              text="Add note"
              loading={isBusy}
              disabled={text.trim() === ""}
            />
          </Flex>
        </Stack>
      </form>
    </section>
  );
}
