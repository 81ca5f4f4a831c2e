import { ENQUIRY_STATES, type EnquiryState, REPLY_LIMIT } from "@currawong/supabase/inbox";
import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { Button, Card, Flex, Spinner, Text } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useRouter } from "sanity/router";
import { UserName } from "../../ui/user-name.tsx";
import { useEnquiry, useSite } from "../use-enquiries.ts";
import { STATE_NAMES, timeOf, toldText } from "../words.ts";
import { Erase } from "./erase.tsx";
import { Facts } from "./facts.tsx";
import { Notes } from "./notes.tsx";
import { WriteForm } from "./write-form.tsx";

type Props = {
  id: string;
  /** Called when the list is no longer as it was. */
  onChange: () => void;
};

/** One enquiry whole: who sent it, from where, what they wrote, and what staff made of it. */
export function Detail({ id, onChange }: Props) {
  const site = useSite();
  const router = useRouter();
  const toast = useToast();
  const { data: enquiry, error, mutate } = useEnquiry(id);
  const back = () => router.navigate({});

  const setState = async (state: EnquiryState) => {
    try {
      await site?.setState(id, state);
    } catch (failure) {
      toast.push({ status: "error", title: failure instanceof Error ? failure.message : "Failed" });
    }
    await mutate();
    onChange();
  };

  return (
    <article className="plain" aria-label="Enquiry">
      <div className="back">
        <Button icon={ArrowLeftIcon} mode="bleed" text="All enquiries" onClick={back} />
      </div>
      {error && !enquiry && (
        <Card tone="critical" padding={4} radius={2} role="alert">
          <Text size={1}>{error.message}</Text>
        </Card>
      )}
      {!enquiry && !error && <Spinner muted />}
      {enquiry && (
        <>
          <header>
            <h2>{enquiry.name}</h2>
            <p className="aside">
              {enquiry.reference} · {timeOf(enquiry.received_at)}, Sydney time
            </p>
          </header>
          <Flex gap={2} wrap="wrap" role="group" aria-label="State of this enquiry">
            {ENQUIRY_STATES.map((state) => (
              <Button
                key={state}
                mode={enquiry.state === state ? "default" : "ghost"}
                text={STATE_NAMES[state]}
                fontSize={1}
                padding={3}
                aria-pressed={enquiry.state === state}
                onClick={() => void setState(state)}
              />
            ))}
          </Flex>
          {enquiry.changed_at && enquiry.changed_by && (
            <p className="aside">
              {STATE_NAMES[enquiry.state]} since {timeOf(enquiry.changed_at)}, by{" "}
              <UserName id={enquiry.changed_by} />.
            </p>
          )}
          <Facts enquiry={enquiry} />
          <p className="message">{enquiry.message}</p>
          {enquiry.can_reply && (
            <section className="notes" aria-label="Reply">
              <h3>Reply by mail</h3>
              <WriteForm
                label={`Reply to ${enquiry.name}`}
                action={`Send to ${enquiry.email}`}
                limit={REPLY_LIMIT}
                onSubmit={async (text) => {
                  await site?.reply(id, text);
                  await mutate();
                  onChange();
                }}
              />
            </section>
          )}
          <Notes enquiry={enquiry} onAdded={() => void mutate()} />
          <p className="aside">{toldText(enquiry.notice)}</p>
          <Erase
            email={enquiry.email}
            count={enquiry.same_sender}
            onErased={() => {
              back();
              onChange();
            }}
          />
        </>
      )}
    </article>
  );
}
