import { NOTE_LIMIT, type WholeEnquiry } from "@currawong/supabase/inbox";
import { Card } from "@sanity/ui";
import { UserName } from "../../ui/user-name.tsx";
import { useSite } from "../use-enquiries.ts";
import { timeOf } from "../words.ts";
import { WriteForm } from "./write-form.tsx";

type Props = { enquiry: WholeEnquiry; onAdded: () => void };

/** What staff wrote down about an enquiry. */
export function Notes({ enquiry: { id, notes }, onAdded }: Props) {
  const site = useSite();
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
      <WriteForm
        label="New note"
        action="Add note"
        limit={NOTE_LIMIT}
        onSubmit={async (note) => {
          await site?.addNote(id, note);
          onAdded();
        }}
      />
    </section>
  );
}
