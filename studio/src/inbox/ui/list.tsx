import type { EnquiryCounts } from "@currawong/supabase/inbox";
import { DownloadIcon } from "@sanity/icons/Download";
import { InboxIcon } from "@sanity/icons/Inbox";
import { SearchIcon } from "@sanity/icons/Search";
import { Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { UserAvatar } from "sanity";
import { StateLink } from "sanity/router";
import { briefly, inField } from "../../sydney.ts";
import {
  BarButton,
  download,
  Empty,
  Reading,
  Small,
  TextField,
  ToolHeader,
} from "../../ui/parts.tsx";
import { useAttempt } from "../../ui/use-task.ts";
import { type EnquiryFilter, type useList, useSite } from "../site.ts";
import { enquiries, foundText, STATE_NAMES } from "../words.ts";
import { Several } from "./several.tsx";

type View = Omit<EnquiryFilter, "search">;

/** The lists of the inbox: new ones by who answers them, then by state. */
const VIEWS: readonly (View & { title: string; count?: "mine" | "free" | "new" })[] = [
  { title: "Mine", state: "new", owner: "mine", count: "mine" },
  { title: "Nobody’s", state: "new", owner: "nobody", count: "free" },
  { title: "All new", state: "new", owner: null, count: "new" },
  { title: "Answered", state: "answered", owner: null },
  { title: "Archived", state: "archived", owner: null },
  { title: "All", state: null, owner: null },
];

const EMPTY = { mine: "None is yours.", nobody: "All are taken." } as const;

type ToolbarProps = {
  typed: string;
  onType: (text: string) => void;
  filter: EnquiryFilter;
  onView: (view: View) => void;
  counts: EnquiryCounts | undefined;
};

/** Search, lists and CSV export. */
export function Toolbar({ typed, onType, filter, onView, counts }: ToolbarProps) {
  const site = useSite();
  const attempt = useAttempt("Not exported");
  const [isBusy, setBusy] = useState(false);

  const exportCsv = async () => {
    setBusy(true);
    await attempt(async () =>
      download(await site.csv(filter), `enquiries-${inField(new Date()).slice(0, 10)}.csv`),
    );
    setBusy(false);
  };

  return (
    <Card borderBottom>
      <ToolHeader title="Enquiries">
        <BarButton
          icon={DownloadIcon}
          text="Export CSV"
          loading={isBusy}
          onClick={() => void exportCsv()}
          aria-label="Export CSV of what is listed"
        />
      </ToolHeader>
      <Stack gap={4} padding={4}>
        <TextField
          type="search"
          icon={SearchIcon}
          label="Search enquiries"
          placeholder="Name, address, reference, words …"
          value={typed}
          onWrite={onType}
        />
        <Flex gap={1} wrap="wrap" role="group" aria-label="State">
          {VIEWS.map(({ title, count, ...view }) => {
            const isShown = filter.state === view.state && filter.owner === view.owner;
            return (
              <Button
                key={title}
                mode="bleed"
                fontSize={1}
                padding={2}
                selected={isShown}
                aria-pressed={isShown}
                text={count && counts ? `${title} (${counts[count]})` : title}
                onClick={() => onView(view)}
              />
            );
          })}
        </Flex>
        {counts && counts.undelivered > 0 && (
          <Card tone="caution" padding={3} radius={2} role="status">
            <Small>
              Staff haven’t been notified of {enquiries(counts.undelivered)} yet. We keep trying.
            </Small>
          </Card>
        )}
      </Stack>
    </Card>
  );
}

type ListProps = {
  list: ReturnType<typeof useList>;
  /** Id of the open enquiry. */
  open: string | undefined;
  filter: EnquiryFilter;
  /** Called when several have changed. */
  onChange: () => void;
};

/** The matching enquiries, newest first. */
export function List({ list, open, filter, onChange }: ListProps) {
  const { search, state, owner } = filter;
  const { data, error, isValidating, size, setSize } = list;
  if (!data) return <Reading live={{ data, error }} />;
  const listed = data.flatMap((page) => page.enquiries);
  const [first] = data;
  const last = data.at(-1);
  return (
    <nav aria-label="Enquiries">
      {listed.length > 0 ? (
        <Flex align="center" justify="space-between" gap={3} paddingX={4} paddingY={3}>
          <Text size={1} muted role="status">
            {foundText(first?.matching ?? 0)}
          </Text>
          {search && first && <Several page={first} filter={filter} onChange={onChange} />}
        </Flex>
      ) : (
        <Empty icon={InboxIcon}>
          {search
            ? "No enquiries match."
            : owner
              ? EMPTY[owner]
              : state === "new"
                ? "All are answered."
                : "There are none yet."}
        </Empty>
      )}
      <ol>
        {listed.map((enquiry) => (
          <li key={enquiry.id}>
            <StateLink
              className="row"
              state={{ enquiry: enquiry.id }}
              aria-current={enquiry.id === open ? "true" : undefined}
            >
              <span className="who">
                <span>{enquiry.name}</span>
                <time dateTime={enquiry.received_at}>{briefly(enquiry.received_at)}</time>
                {enquiry.owner && <UserAvatar user={enquiry.owner} size={0} withTooltip />}
              </span>
              <span className="what">
                {state === null && `${STATE_NAMES[enquiry.state]} · `}
                {enquiry.service} · {enquiry.reference}
              </span>
              <span>{enquiry.message}</span>
            </StateLink>
          </li>
        ))}
      </ol>
      {last?.more && (
        <Flex padding={4} justify="center">
          <Button
            mode="ghost"
            text="Older enquiries"
            loading={isValidating && data.length < size}
            onClick={() => void setSize(size + 1)}
          />
        </Flex>
      )}
    </nav>
  );
}
