import type { SanityClient } from "@sanity/client";
import { Flex, Heading, Stack } from "@sanity/ui";
import type { MouseEvent, ReactNode } from "react";
import { useCurrentUser } from "sanity";
import { StateLink, useRouter } from "sanity/router";
import type { UserComponent } from "sanity/structure";
import { styled } from "styled-components";
import { useLive } from "../dataset/use-live.ts";
import { useList } from "../inbox/site.ts";
import { foundText, timeOf } from "../inbox/words.ts";
import { changeRow, draftRow, readChanged, readDrafts } from "../lists/ui/changed.tsx";
import { findingRow, useChecked } from "../lists/ui/to-fix.tsx";
import { LIVE_REVIEWS, reviewRow } from "../review/review-list.tsx";
import { type Review, readReviews } from "../review/reviews.ts";
import { isStaff } from "../roles/roles.tsx";
import { LIVE_SCHEDULES, scheduleRow } from "../schedule/scheduled-pane.tsx";
import { readSchedules } from "../schedule/schedules.ts";
import { Documents, type Row, Sheet } from "../ui/frame.tsx";
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

const DAY_MS = 24 * 60 * 60 * 1_000;

type Lines = { title: string; lead: string; pane: string; rows: readonly Row[] };

/** What a list says: how many there are, or that there are none. */
const leadOf = (all: readonly unknown[], none: string, some: string) =>
  all.length === 0 ? none : some;

/**
 * The sections of what is read together, for a user: reviews that they are asked for or had sent back first, their own
 * drafts first, what failed first.
 */
function sectionsOf(today: Awaited<ReturnType<typeof readToday>>, me: string | undefined): Lines[] {
  const first = <T,>(all: readonly T[], test: (one: T) => boolean) =>
    all.toSorted((a, b) => Number(test(b)) - Number(test(a)));
  const isMine = ({ by, reviewer, sentBack }: Review) => (sentBack ? by : reviewer) === me;
  const { reviews, drafts, schedules } = today;
  const mine = reviews.filter(isMine).length;
  const yours = drafts.filter(({ author }) => author === me).length;
  const failed = schedules.filter(({ failure }) => failure).length;
  const changed = today.changed.filter(({ at }) => Date.parse(at) > Date.now() - DAY_MS);
  return [
    {
      title: "To review",
      lead: leadOf(
        reviews,
        "Nothing waits.",
        `${counted(reviews.length, "draft")}, ${mine} for you.`,
      ),
      pane: "to-review",
      rows: first(reviews, isMine).map(reviewRow),
    },
    {
      title: "Drafts",
      lead: leadOf(
        drafts,
        "Everything is published.",
        `${yours} last edited by you, ${drafts.length - yours} by others.`,
      ),
      pane: "unpublished",
      rows: first(drafts, ({ author }) => author === me).map(draftRow),
    },
    {
      title: "Next scheduled",
      lead: leadOf(
        schedules,
        "Nothing is.",
        `${counted(schedules.length, "document")}${failed > 0 ? `, ${failed} failed` : ""}.`,
      ),
      pane: "scheduled",
      rows: first(schedules, ({ failure }) => Boolean(failure)).map(scheduleRow),
    },
    {
      title: "Changed in the last day",
      lead: leadOf(changed, "Nothing.", `${counted(changed.length, "document")}.`),
      pane: "changed",
      rows: changed.map(changeRow),
    },
  ];
}

/** What the checks find. */
function ToPutRight({ open }: { open: string | undefined }) {
  const live = useChecked();
  const { checked = [], left = 0 } = live.data ?? {};
  const found = counted(checked.length, "document");
  const rows = checked
    .slice(0, SHOWN)
    .map((one) => findingRow({ ...one, findings: one.findings.slice(0, 1) }));
  return (
    <Section
      title="To put right"
      lead={left > 0 ? `Still checking: ${found} so far.` : `${found}.`}
      live={live}
      pane="to-put-right"
    >
      <Documents rows={rows} open={open} />
    </Section>
  );
}

/** The pane “Today”, the first that opens: what waits for someone, each a line that opens it. */
export const Today: UserComponent = ({ childItemId: open }) => {
  const user = useCurrentUser();
  const live = useLive("today", readToday, LIVE);
  const sections = live.data
    ? sectionsOf(live.data, user?.id).map(({ rows, ...section }) => (
        <Section key={section.pane} {...section} live={live}>
          <Documents rows={rows.slice(0, SHOWN)} open={open} />
        </Section>
      ))
    : [<Reading key="today" live={live} />];
  return (
    <Sheet>
      <Columns>
        <div>
          {isStaff(user) && <Enquiries />}
          {sections.slice(0, 3)}
        </div>
        <div>
          <ToPutRight open={open} />
          {sections.slice(3)}
        </div>
      </Columns>
    </Sheet>
  );
};
