import { ENQUIRY_STATES, type EnquiryCounts, type EnquiryState } from "@currawong/supabase/inbox";
import { DownloadIcon } from "@sanity/icons/Download";
import { InboxIcon } from "@sanity/icons/Inbox";
import { SearchIcon } from "@sanity/icons/Search";
import { Box, Button, Card, Flex, Stack, Text } from "@sanity/ui";
import { type KeyboardEvent, useState } from "react";
import { StateLink } from "sanity/router";
import { inField } from "../../sydney.ts";
import {
  BarButton,
  counted,
  download,
  Empty,
  Reading,
  Small,
  TextField,
  ToolHeader,
} from "../../ui/parts.tsx";
import { useAttempt } from "../../ui/use-task.ts";
import { type EnquiryFilter, type useList, useSite } from "../site.ts";
import { foundText, STATE_NAMES, timeOf } from "../words.ts";

type ToolbarProps = {
  typed: string;
  onType: (text: string) => void;
  filter: EnquiryFilter;
  onState: (state: EnquiryState | null) => void;
  counts: EnquiryCounts | undefined;
};

/** Search, state filter and CSV export. */
export function Toolbar({ typed, onType, filter, onState, counts }: ToolbarProps) {
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
          {[...ENQUIRY_STATES, null].map((state) => (
            <Button
              key={state ?? "all"}
              mode="bleed"
              fontSize={1}
              padding={2}
              selected={filter.state === state}
              aria-pressed={filter.state === state}
              text={
                state === null
                  ? "All"
                  : state === "new" && counts
                    ? `${STATE_NAMES.new} (${counts.new})`
                    : STATE_NAMES[state]
              }
              onClick={() => onState(state)}
            />
          ))}
        </Flex>
        {counts && counts.undelivered > 0 && (
          <Card tone="caution" padding={3} radius={2} role="status">
            <Small>
              Staff haven’t been notified of {counted(counts.undelivered, "enquiry", "enquiries")}{" "}
              yet. We keep trying.
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
};

/** Moves the focus between enquiries with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a.row")];
  const index = rows.findIndex((row) => row.matches(":focus"));
  if (!step || index < 0) return;
  event.preventDefault();
  rows[index + step]?.focus();
}

/** The matching enquiries, newest first. */
export function List({ list, open, filter: { search, state } }: ListProps) {
  const { data, error, isValidating, size, setSize } = list;
  if (!data) return <Reading live={{ data, error }} />;
  const enquiries = data.flatMap((page) => page.enquiries);
  const [first] = data;
  const last = data.at(-1);
  return (
    <nav aria-label="Enquiries" onKeyDown={moveFocus}>
      {enquiries.length > 0 ? (
        <Box paddingX={4} paddingY={3}>
          <Text size={1} muted role="status">
            {foundText(first?.matching ?? 0)}
          </Text>
        </Box>
      ) : (
        <Empty icon={InboxIcon}>
          {search
            ? "No enquiries match."
            : state === "new"
              ? "All are answered."
              : "There are none yet."}
        </Empty>
      )}
      <ol>
        {enquiries.map((enquiry) => (
          <li key={enquiry.id}>
            <StateLink
              className="row"
              state={{ enquiry: enquiry.id }}
              aria-current={enquiry.id === open ? "true" : undefined}
            >
              <span className="who">
                <span>{enquiry.name}</span>
                <time dateTime={enquiry.received_at}>{timeOf(enquiry.received_at)}</time>
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
