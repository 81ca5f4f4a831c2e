import {
  ENQUIRY_STATES,
  type EnquiryWatch,
  NOTE_LIMIT,
  REPLY_LIMIT,
} from "@currawong/supabase/inbox";
import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { Button, Card, Flex, Stack } from "@sanity/ui";
import type { ReactNode } from "react";
import { useCurrentUser } from "sanity";
import { useRouter } from "sanity/router";
import { forgetTyped } from "../../dataset/use-stored.ts";
import { useReviewers } from "../../roles/use-reviewers.ts";
import { briefly } from "../../sydney.ts";
import { Pick, Reading, Small, UserName } from "../../ui/parts.tsx";
import { useAttempt } from "../../ui/use-task.ts";
import { useEnquiry, useSite, useWatch } from "../site.ts";
import { noticeText, STATE_NAMES } from "../words.ts";
import { Facts } from "./facts.tsx";
import { Erase, WriteForm } from "./forms.tsx";

type DetailProps = {
  id: string;
  /** Called when the list is out of date. */
  onChange: () => void;
};

/** One enquiry in full: sender, page, message, state, reply and notes. */
export function Detail({ id, onChange }: DetailProps) {
  const site = useSite();
  const router = useRouter();
  const attempt = useAttempt("Nothing was changed");
  const { data: enquiry, error, mutate } = useEnquiry(id);
  const drafts = { reply: `reply/1/${id}`, note: `note/1/${id}` };
  const { data: watch, mutate: look } = useWatch(id);
  const me = useCurrentUser()?.id;
  const back = () => router.navigate({});
  const update = async () => {
    await Promise.all([mutate(), look()]);
    onChange();
  };

  const change = (work: () => Promise<unknown>) => void attempt(work).then(update);
  const reply = async (text: string, version: string) => {
    try {
      await site.reply(id, text, version);
    } catch (failure) {
      // The mail server may have refused it after it was taken: what is shown is then up to date. If a colleague
      // was quicker, the notice above the reply says so.
      if (Object(failure).cause === 409) await look();
      else await update();
      throw failure;
    }
    await update();
  };

  return (
    <article className="plain" aria-label="Enquiry">
      <div className="back">
        <Button icon={ArrowLeftIcon} mode="bleed" text="All enquiries" onClick={back} />
      </div>
      <Reading live={{ data: enquiry, error }} />
      {enquiry && (
        <>
          <header>
            <h2>{enquiry.name}</h2>
            <p className="aside">
              {enquiry.reference} · {briefly(enquiry.received_at)}
            </p>
          </header>
          <Flex>
            <Pick
              label="State of this enquiry"
              value={enquiry.state}
              options={ENQUIRY_STATES.map((state) => [state, STATE_NAMES[state]] as const)}
              onPick={(state) => change(() => site.setState(id, state))}
            />
          </Flex>
          {enquiry.changed_at && enquiry.changed_by && (
            <p className="aside">
              {STATE_NAMES[enquiry.state]} since {briefly(enquiry.changed_at)}, by{" "}
              <UserName id={enquiry.changed_by} />.
            </p>
          )}
          {watch && (
            <Owner
              watch={watch}
              isStale={watch.version !== enquiry.version}
              onAssign={(owner) => change(() => site.assign(id, owner))}
              onShow={() => void update()}
            />
          )}
          <Facts enquiry={enquiry} />
          <p className="message">{enquiry.message}</p>
          {enquiry.can_reply && (
            <section className="notes" aria-label="Reply">
              <h3>Reply by email</h3>
              <WriteForm
                label={`Reply to ${enquiry.name}`}
                action={
                  watch?.owner && watch.owner !== me
                    ? `Take it and send to ${enquiry.email}`
                    : `Send to ${enquiry.email}`
                }
                isMain
                limit={REPLY_LIMIT}
                draft={drafts.reply}
                onSubmit={(text) => reply(text, enquiry.version)}
              />
            </section>
          )}
          <section className="notes" aria-label="Notes">
            <h3>Notes</h3>
            {enquiry.notes.map(({ id: noteId, note, written_at, written_by }) => (
              <Card key={noteId} padding={3} radius={2} tone="transparent" border>
                <p className="message">{note}</p>
                <p className="aside">
                  <UserName id={written_by} />, {briefly(written_at)}
                </p>
              </Card>
            ))}
            <WriteForm
              label="New note"
              action="Add note"
              limit={NOTE_LIMIT}
              draft={drafts.note}
              onSubmit={(note) => site.addNote(id, note).then(update)}
            />
          </section>
          <p className="aside">{noticeText(enquiry.notice)}</p>
          <Erase
            email={enquiry.email}
            count={enquiry.same_sender}
            onErased={() => {
              forgetTyped(drafts.reply, drafts.note);
              back();
              onChange();
            }}
          />
        </>
      )}
    </article>
  );
}

type OwnerProps = {
  watch: EnquiryWatch;
  /** Whether a colleague has acted on the enquiry since it was read. */
  isStale: boolean;
  onAssign: (owner: string | null) => void;
  onShow: () => void;
};

/** Who answers the enquiry, which anyone can give to a colleague or back, and who has it open. */
function Owner({ watch: { owner, taken_at, viewers }, isStale, onAssign, onShow }: OwnerProps) {
  const me = useCurrentUser()?.id ?? "";
  const colleagues = useReviewers();
  const names = new Map<string, ReactNode>([
    ["", "Nobody has taken it yet"],
    [me, "You answer it"],
    ...[...colleagues, owner ?? ""]
      .filter((id) => id !== "" && id !== me)
      .map((id) => [id, <UserName key={id} id={id} />] as const),
  ]);
  return (
    <Card padding={3} radius={2} tone={isStale ? "caution" : "transparent"} border role="status">
      <Flex align="center" justify="space-between" gap={3}>
        <Stack gap={3}>
          <Pick
            label="Who answers it"
            value={owner ?? ""}
            options={[...names]}
            onPick={(picked) => onAssign(picked || null)}
          />
          {owner && taken_at && <Small muted>Since {briefly(taken_at)}</Small>}
          {viewers.map((viewer) => (
            <Small key={viewer}>
              <UserName id={viewer} /> has it open too.
            </Small>
          ))}
          {isStale && <Small>A colleague has acted on it since you opened it.</Small>}
        </Stack>
        {isStale && (
          <Button fontSize={1} padding={3} mode="ghost" text="Show what changed" onClick={onShow} />
        )}
      </Flex>
    </Card>
  );
}
