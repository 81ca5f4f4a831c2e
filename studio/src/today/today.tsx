import type { SanityClient } from "@sanity/client";
import { Flex, Heading, Stack } from "@sanity/ui";
import type { MouseEvent, ReactNode } from "react";
import { useCurrentUser } from "sanity";
import { StateLink, useRouter } from "sanity/router";
import type { UserComponent } from "sanity/structure";
import { styled } from "styled-components";
import { useLive } from "../dataset/use-live.ts";
import { useList } from "../inbox/site.ts";
import { foundText } from "../inbox/words.ts";
import { CHANGED, UNPUBLISHED } from "../lists/ui/changed.tsx";
import { TO_REVIEW } from "../review/review-list.tsx";
import { isStaff } from "../roles/roles.tsx";
import { SCHEDULED } from "../schedule/scheduled-list.tsx";
import { briefly } from "../sydney.ts";
import { Documents, Sheet } from "../ui/frame.tsx";
import { Reading, Small } from "../ui/parts.tsx";

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

const LISTS = [TO_REVIEW, UNPUBLISHED, SCHEDULED, CHANGED];

/** All of it, read together: browsers open few connections to listen with. */
const readToday = (client: SanityClient) =>
  Promise.all(
    LISTS.map(async ({ id, title, read }) => ({ id, title, sectionOf: await read(client) })),
  );

const LIVE = { types: LISTS.flatMap(({ types = [] }) => types), quietMs: 2_000 };

/** New enquiries; a line opens one to answer. */
function Enquiries() {
  const list = useList({ search: "", state: "new", owner: null });
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
          ? `${foundText(list.data?.[0]?.matching ?? 0)} to answer`
          : "All are answered."
      }
      live={list}
    >
      {enquiries.slice(0, SHOWN).map(({ id, name, service, received_at }) => (
        <li key={id}>
          <a href={`/enquiries/${id}`} onClick={open(`/enquiries/${id}`)}>
            <b>{name}</b> · {service}
            <p className="when">{briefly(received_at)}</p>
          </a>
        </li>
      ))}
    </Section>
  );
}

/** The pane “Today”, the first that opens: what waits for someone, each a line that opens it. */
export const Today: UserComponent = ({ childItemId: open }) => {
  const user = useCurrentUser();
  const live = useLive("today", readToday, LIVE);
  const sections = live.data?.map(({ id, title, sectionOf }) => {
    const { lead, byUrgency } = sectionOf(user?.id);
    return (
      <Section key={id} title={title} lead={lead} pane={id} live={live}>
        <Documents rows={byUrgency.slice(0, SHOWN)} open={open} />
      </Section>
    );
  }) ?? [<Reading key="today" live={live} />];
  return (
    <Sheet>
      <Columns>
        <div>
          {isStaff(user) && <Enquiries />}
          {sections.slice(0, 3)}
        </div>
        <div>{sections.slice(3)}</div>
      </Columns>
    </Sheet>
  );
};
