import { ENQUIRY_FIELDS, STAFF_FIELDS, type StoredField } from "@currawong/supabase/fields";
import {
  ENQUIRY_STATES,
  type EnquiryState,
  type EnquiryWatch,
  NOTE_LIMIT,
  REPLY_LIMIT,
  type WholeEnquiry,
} from "@currawong/supabase/inbox";
import { ArrowLeftIcon } from "@sanity/icons/ArrowLeft";
import { Button, Card, Flex, Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { Fragment } from "react";
import { useCurrentUser } from "sanity";
import { IntentLink, useRouter } from "sanity/router";
import useSWR from "swr";
import { usePublishedClient } from "../../dataset/use-live.ts";
import { forgetTyped } from "../../dataset/use-stored.ts";
import { pageEnvironment } from "../../environment.ts";
import { errorText, Pick, Reading, Small, UserName } from "../../ui/parts.tsx";
import { useEnquiry, useSite, useWatch } from "../site.ts";
import { fillTemplate, useTemplates } from "../templates.ts";
import { isOfSite, mailAddress, noticeText, STATE_NAMES, timeOf } from "../words.ts";
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
  const toast = useToast();
  const { data: enquiry, error, mutate } = useEnquiry(id);
  const drafts = { reply: `reply/1/${id}`, note: `note/1/${id}` };
  const { data: watch, mutate: look } = useWatch(id);
  const me = useCurrentUser()?.id;
  const templates = useTemplates();
  const back = () => router.navigate({});
  const update = async () => {
    await Promise.all([mutate(), look()]);
    onChange();
  };

  const take = () =>
    site
      .take(id)
      .catch((failure) => toast.push({ status: "error", title: errorText(failure) }))
      .then(update);
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

  const setState = async (state: EnquiryState) => {
    try {
      await site.setState(id, state);
    } catch (failure) {
      toast.push({ status: "error", title: errorText(failure) });
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
              {enquiry.reference} · {timeOf(enquiry.received_at)}
            </p>
          </header>
          <Flex>
            <Pick
              label="State of this enquiry"
              value={enquiry.state}
              options={ENQUIRY_STATES.map((state) => [state, STATE_NAMES[state]] as const)}
              onPick={(state) => void setState(state)}
            />
          </Flex>
          {enquiry.changed_at && enquiry.changed_by && (
            <p className="aside">
              {STATE_NAMES[enquiry.state]} since {timeOf(enquiry.changed_at)}, by{" "}
              <UserName id={enquiry.changed_by} />.
            </p>
          )}
          {watch && (
            <Owner
              watch={watch}
              isStale={watch.version !== enquiry.version}
              onTake={() => void take()}
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
                templates={templates.map((template) => fillTemplate(template, enquiry))}
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
                  <UserName id={written_by} />, {timeOf(written_at)}
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
  onTake: () => void;
  onShow: () => void;
};

/** Who answers the enquiry and who has it open, and what to do about it. */
function Owner({ watch: { owner, taken_at, viewers }, isStale, onTake, onShow }: OwnerProps) {
  const me = useCurrentUser()?.id;
  return (
    <Card padding={3} radius={2} tone={isStale ? "caution" : "transparent"} border role="status">
      <Flex align="center" justify="space-between" gap={3}>
        <Stack gap={3}>
          <Small>
            {!owner && "Nobody has taken it yet."}
            {owner && (owner === me ? "You have" : <UserName id={owner} />)}
            {owner && owner !== me && " has"}
            {owner && taken_at && ` taken it, ${timeOf(taken_at)}.`}
          </Small>
          {viewers.map((viewer) => (
            <Small key={viewer}>
              <UserName id={viewer} /> has it open too.
            </Small>
          ))}
          {isStale && <Small>A colleague has acted on it since you opened it.</Small>}
        </Stack>
        {isStale ? (
          <Button fontSize={1} padding={3} mode="ghost" text="Show what changed" onClick={onShow} />
        ) : (
          owner !== me && (
            <Button fontSize={1} padding={3} mode="ghost" text="Take it" onClick={onTake} />
          )
        )}
      </Flex>
    </Card>
  );
}

/** Finds the service by the slug of the page, or otherwise by its title. */
const SERVICE_QUERY = `*[_type == "service" && (slug.current == $slug || title == $title)]
  | order(slug.current == $slug desc)[0]{ _id, title }`;

type Service = { _id: string; title: string };

/** The fields that the enquiry’s heading, its text, or a link to the service show. */
const SHOWN_ELSEWHERE: ReadonlySet<StoredField> = new Set(["name", "message", "service"]);

type FieldValueProps = { name: StoredField; value: string; reference: string };

/** What the visitor entered into a field: an address as a link, anything else as text. */
function FieldValue({ name, value, reference }: FieldValueProps) {
  switch (ENQUIRY_FIELDS[name].type) {
    case "email":
      return <a href={mailAddress(value, `Your enquiry ${reference}`)}>{value}</a>;
    case "tel":
      return <a href={`tel:${value.replace(/[^\d+]/g, "")}`}>{value}</a>;
    default:
      return name === "quote" ? <Quote text={value} /> : value;
  }
}

/** A quote as the site has written it: its last line is its address, or all that is known is its path. */
function Quote({ text }: { text: string }) {
  const lines = text.split("\n");
  const { siteUrl } = pageEnvironment();
  const last = lines.at(-1) ?? "";
  const address = last.startsWith("/") ? siteUrl + last : last;
  if (!isOfSite(address, siteUrl)) return text;
  return (
    <>
      {`${lines.slice(0, -1).join("\n")}\n`}
      <a href={address} target="_blank" rel="noreferrer">
        Open this quote
      </a>
    </>
  );
}

/** The sender’s details, the service and the page, with links. */
function Facts({ enquiry }: { enquiry: WholeEnquiry }) {
  const { service, page, reference } = enquiry;
  const client = usePublishedClient();
  const params = { slug: page.split("/").at(-1) ?? "", title: service };
  const { data: found } = useSWR(["enquiry-service", page, service], () =>
    client.fetch<Service | null>(SERVICE_QUERY, params),
  );
  const fields = STAFF_FIELDS.filter((name) => enquiry[name] && !SHOWN_ELSEWHERE.has(name));
  return (
    <dl>
      {fields.map((name) => (
        <Fragment key={name}>
          <dt>{ENQUIRY_FIELDS[name].shortLabel}</dt>
          <dd>
            <FieldValue name={name} value={enquiry[name] ?? ""} reference={reference} />
          </dd>
        </Fragment>
      ))}
      <dt>{ENQUIRY_FIELDS.service.shortLabel}</dt>
      <dd>
        {service !== found?.title && `${service} `}
        {found && (
          <IntentLink intent="edit" params={{ id: found._id, type: "service" }}>
            {found.title}
          </IntentLink>
        )}
      </dd>
      <dt>Page</dt>
      <dd>
        <a href={`${pageEnvironment().siteUrl}${page}`} target="_blank" rel="noreferrer">
          {page}
        </a>
      </dd>
    </dl>
  );
}
