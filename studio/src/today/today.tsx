import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { ListedEnquiry } from "@currawong/supabase/inbox";
import type { MouseEvent, ReactNode } from "react";
import { useCurrentUser } from "sanity";
import { useRouter } from "sanity/router";
import { type UserComponent, usePaneRouter } from "sanity/structure";
import { styled } from "styled-components";
import { useLive } from "../dataset/use-live.ts";
import { useList } from "../inbox/site.ts";
import { REVIEW } from "../review/reviews.ts";
import { isStaff } from "../roles/roles.tsx";
import { briefly } from "../sydney.ts";
import { Sheet, useTitles } from "../ui/frame.tsx";
import { Reading, UserName } from "../ui/parts.tsx";
import { type Line, readLines } from "./lines.ts";

const LIVE = { types: [...PUBLIC_TYPES, REVIEW, "system.release"], quietMs: 2_000 };

/** Lines of one height, whose parts stand in columns. */
const Lines = styled(Sheet)`
  container-type: inline-size;
  ol > li > a {
    display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr) 13em;
    gap: 0 16px; align-items: center; height: 44px; padding: 0 20px;
  }
  a > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  a > span:nth-child(n + 3) { color: var(--card-muted-fg-color); }
  a > span:last-child { text-align: end; font-variant-numeric: tabular-nums; }
  .is-mine > a > span:first-child { font-weight: 650; }
  .is-failed > a > span:nth-child(2) { color: var(--card-badge-critical-fg-color, #c4161c); }
  @container (width < 640px) {
    ol > li > a { grid-template-columns: minmax(0, 1fr) auto; height: 56px; align-content: center; }
    a > span:nth-child(2) { grid-row: 2; color: var(--card-muted-fg-color); }
    a > span:nth-child(3) { grid-row: 2; text-align: end; }
    a > span:nth-child(4) { grid-row: 1; grid-column: 2; }
  }
`;

type PartsProps = { title: ReactNode; what: ReactNode; who: string | null | undefined; at: string };

/** The columns of a line: title, what it is, who did it, and when. */
const Parts = ({ title, what, who, at }: PartsProps) => (
  <>
    <span>{title}</span>
    <span>{what}</span>
    <span>{who && <UserName id={who} />}</span>
    <span>{briefly(at)}</span>
  </>
);

const classOf = ({ isMine, isFailed = false }: Pick<Line, "isMine" | "isFailed">) =>
  [isMine && "is-mine", isFailed && "is-failed"].filter(Boolean).join(" ");

function EnquiryLine({ enquiry, isMine }: { enquiry: ListedEnquiry; isMine: boolean }) {
  const router = useRouter();
  const path = `/enquiries/${enquiry.id}`;
  const open = (event: MouseEvent) => {
    event.preventDefault();
    router.navigateUrl({ path });
  };
  return (
    <li className={classOf({ isMine })}>
      <a href={path} onClick={open}>
        <Parts
          title={enquiry.name}
          what={`Enquiry: ${enquiry.service}`}
          who={enquiry.owner}
          at={enquiry.received_at}
        />
      </a>
    </li>
  );
}

/**
 * The pane “Today”, the first that opens: what waits for someone, a line each, what is the user’s first. Sanity has lists
 * of one kind of thing, and none of what is one’s own.
 */
export const Today: UserComponent = ({ childItemId: open }) => {
  const { ChildLink } = usePaneRouter();
  const user = useCurrentUser();
  const me = user?.id ?? "";
  const live = useLive(`today/${me}`, (client) => readLines(client, me), LIVE);
  const { data: pages } = useList({ search: "", state: "new", owner: null }, isStaff(user));
  const titleOf = useTitles(live.data);
  const enquiries = (pages ?? []).flatMap((page) => page.enquiries);
  const byOwner = Map.groupBy(enquiries, ({ owner }) => owner === me);
  const enquiryLines = (isMine: boolean) =>
    (byOwner.get(isMine) ?? []).map((enquiry) => (
      <EnquiryLine key={enquiry.id} enquiry={enquiry} isMine={isMine} />
    ));
  const documentLines = (isMine: boolean) =>
    (live.data ?? [])
      .filter((line) => line.isMine === isMine)
      .map((line) => {
        const { id, type, release, what, who, at } = line;
        const parameters = { type, ...(release && { scheduledDraft: release }) };
        return (
          <li key={line.key} className={classOf(line)} data-selected={id === open || undefined}>
            <ChildLink childId={id} childParameters={parameters}>
              <Parts title={titleOf?.(line)} what={what} who={who} at={at} />
            </ChildLink>
          </li>
        );
      });
  if (!live.data || !titleOf) return <Reading live={live} />;
  const isEmpty = enquiries.length + live.data.length === 0;
  return (
    <Lines>
      <Reading live={live} />
      {isEmpty && <p className="lead">Nothing waits for anyone.</p>}
      <ol>
        {enquiryLines(true)}
        {documentLines(true)}
        {enquiryLines(false)}
        {documentLines(false)}
      </ol>
    </Lines>
  );
};
