import type { SanityClient } from "@sanity/client";
import { Flex, Heading, Stack } from "@sanity/ui";
import type { MouseEvent, ReactNode } from "react";
import { useCurrentUser } from "sanity";
import { StateLink, useRouter } from "sanity/router";
import type { UserComponent } from "sanity/structure";
import { styled } from "styled-components";
import { useLive } from "../dataset/use-live.ts";
import { publishedId } from "../dataset/versions.ts";
import { useList } from "../inbox/site.ts";
import { foundText, timeOf } from "../inbox/words.ts";
import { ChangeLine, DraftLine, readChanged, readDrafts } from "../lists/ui/changed.tsx";
import { FindingList, useChecked } from "../lists/ui/to-fix.tsx";
import { LIVE_REVIEWS, ReviewLine } from "../review/review-action.tsx";
import { type Review, readReviews } from "../review/reviews.ts";
import { isStaff } from "../roles/roles.tsx";
import { LIVE_SCHEDULES, ScheduleLine } from "../schedule/scheduled-pane.tsx";
import { readSchedules } from "../schedule/schedules.ts";
import { DocumentRow, Sheet } from "../ui/frame.tsx";
import { counted, Reading, Small } from "../ui/parts.tsx";

/** How many lines a section shows; the rest is one click away. */
const SHOWN = 4;

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(340px, 100%), 1fr));
  gap: 0 32px;
  padding: 20px;
  section { padding-bottom: 24px; }
  section > div a { color: var(--card-link-color); }
`;

type SectionProps = {
  title: string;
  /** Says how much there is, or that there is nothing. */
  lead: string;
  live: { data?: unknown; isAway?: boolean; error?: unknown };
  /** The pane with all of it. */
  pane?: string;
  children: ReactNode;
};

function Section({ title, lead, live, pane, children }: SectionProps) {
  return (
    <Stack as="section" gap={3} aria-label={title}>
      <Flex align="baseline" justify="space-between" gap={3}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {pane && (
          <StateLink state={{ panes: [[{ id: "needs-attention" }], [{ id: pane }]] }}>
            <Small>All</Small>
          </StateLink>
        )}
      </Flex>
      <Reading live={live} />
      {live.data !== undefined && <Small muted>{lead}</Small>}
      <ol>{children}</ol>
    </Stack>
  );
}

type Today = Awaited<ReturnType<typeof readToday>>;
type PaneProps = { live: { data?: Today; isAway: boolean }; open: string | undefined };

/** Everything but the checks, read together: browsers open few connections to listen with. */
async function readToday(client: SanityClient) {
  const [reviews, drafts, schedules, changed] = await Promise.all([
    readReviews(client),
    readDrafts(client),
    readSchedules(client),
    readChanged(client),
  ]);
  return { reviews, drafts, schedules, changed: changed.shown };
}

const LIVE = { types: [...LIVE_REVIEWS.types, ...LIVE_SCHEDULES.types], quietMs: 2_000 };

/** New enquiries; a line opens one to answer. */
function Enquiries() {
  const list = useList({ search: "", state: "new" });
  const router = useRouter();
  const enquiries = (list.data ?? []).flatMap((page) => page.enquiries);
  const open = (path: string) => (event: MouseEvent) => {
    event.preventDefault();
    router.navigateUrl({ path });
  };
  return (
    <Section
      title="Enquiries"
      lead={
        enquiries.length > 0
          ? `${foundText(list.data?.[0]?.matching ?? 0)} to answer.`
          : "All are answered."
      }
      live={list}
    >
      {enquiries.slice(0, SHOWN).map(({ id, name, service, received_at }) => (
        <li key={id}>
          <a href={`/enquiries/${id}`} onClick={open(`/enquiries/${id}`)}>
            <b>{name}</b> · {service}
            <p className="when">{timeOf(received_at)}</p>
          </a>
        </li>
      ))}
    </Section>
  );
}

/** Drafts that wait for a review: first what this user is asked, or was sent back. */
function Reviews({ live, open }: PaneProps) {
  const me = useCurrentUser()?.id;
  const isMine = ({ by, reviewer, sentBack }: Review) => (sentBack ? by : reviewer) === me;
  const reviews = (live.data?.reviews ?? []).toSorted(
    (a, b) => Number(isMine(b)) - Number(isMine(a)),
  );
  const mine = reviews.filter(isMine).length;
  return (
    <Section
      title="To review"
      lead={
        reviews.length > 0
          ? `${counted(reviews.length, "draft")}, ${mine} for you.`
          : "Nothing waits."
      }
      live={live}
      pane="to-review"
    >
      {reviews.slice(0, SHOWN).map((review) => (
        <DocumentRow key={review.id} id={review.id} type={review.type} isOpen={review.id === open}>
          <ReviewLine {...review} />
        </DocumentRow>
      ))}
    </Section>
  );
}

/** Unpublished drafts, those of this user first. */
function Drafts({ live, open }: PaneProps) {
  const me = useCurrentUser()?.id;
  const drafts = (live.data?.drafts ?? []).toSorted(
    (a, b) => Number(b.author === me) - Number(a.author === me),
  );
  const yours = drafts.filter(({ author }) => author === me).length;
  return (
    <Section
      title="Drafts"
      lead={
        drafts.length > 0
          ? `${yours} last edited by you, ${drafts.length - yours} by others.`
          : "Everything is published."
      }
      live={live}
      pane="unpublished"
    >
      {drafts.slice(0, SHOWN).map((draft) => {
        const id = publishedId(draft._id);
        return (
          <DocumentRow key={id} id={id} type={draft._type} isOpen={id === open}>
            <DraftLine {...draft} />
          </DocumentRow>
        );
      })}
    </Section>
  );
}

/** What the checks find; a line opens the form at the first problem. */
function ToPutRight({ open }: Pick<PaneProps, "open">) {
  const live = useChecked();
  const { checked = [], left = 0 } = live.data ?? {};
  const found = counted(checked.length, "document");
  return (
    <Section
      title="To put right"
      lead={left > 0 ? `Still checking: ${found} so far.` : `${found}.`}
      live={live}
      pane="to-put-right"
    >
      {checked.slice(0, SHOWN).map(({ id, type, findings }) => (
        <DocumentRow key={id} id={id} type={type} path={findings[0]?.path} isOpen={id === open}>
          <FindingList findings={findings.slice(0, 1)} />
        </DocumentRow>
      ))}
    </Section>
  );
}

/** What failed, and what comes next. */
function NextScheduled({ live, open }: PaneProps) {
  const schedules = (live.data?.schedules ?? []).toSorted(
    (a, b) => Number(Boolean(b.failure)) - Number(Boolean(a.failure)),
  );
  const failed = schedules.filter(({ failure }) => failure).length;
  const count = counted(schedules.length, "document");
  return (
    <Section
      title="Next scheduled"
      lead={
        schedules.length === 0
          ? "Nothing is."
          : failed > 0
            ? `${count}, ${failed} failed.`
            : `${count}.`
      }
      live={live}
      pane="scheduled"
    >
      {schedules.slice(0, SHOWN).map((one) => (
        <DocumentRow
          key={`${one.release} ${one.id}`}
          id={one.id}
          type={one.type}
          release={one.release}
          isOpen={one.id === open}
        >
          <ScheduleLine {...one} />
        </DocumentRow>
      ))}
    </Section>
  );
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/** What people changed in the last day. */
function ChangedToday({ live, open }: PaneProps) {
  const since = Date.now() - DAY_MS;
  const changed = (live.data?.changed ?? []).filter(({ at }) => Date.parse(at) > since);
  return (
    <Section
      title="Changed in the last day"
      lead={changed.length > 0 ? `${counted(changed.length, "document")}.` : "Nothing."}
      live={live}
      pane="changed"
    >
      {changed.slice(0, SHOWN).map((one) => (
        <DocumentRow key={one.id} id={one.id} type={one.type} isOpen={one.id === open}>
          <ChangeLine {...one} />
        </DocumentRow>
      ))}
    </Section>
  );
}

/** The pane “Today”, the first that opens: what waits for someone, each a line that opens it. */
export const Today: UserComponent = ({ childItemId }) => {
  const mayRead = isStaff(useCurrentUser());
  const pane = { live: useLive("today", readToday, LIVE), open: childItemId };
  return (
    <Sheet>
      <Columns>
        <div>
          {mayRead && <Enquiries />}
          <Reviews {...pane} />
          <Drafts {...pane} />
          <NextScheduled {...pane} />
        </div>
        <div>
          <ToPutRight open={childItemId} />
          <ChangedToday {...pane} />
        </div>
      </Columns>
    </Sheet>
  );
};
