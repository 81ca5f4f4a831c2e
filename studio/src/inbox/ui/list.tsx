import { Box, Button, Card, Flex, Spinner, Text } from "@sanity/ui";
import type { KeyboardEvent } from "react";
import { StateLink } from "sanity/router";
import type { useList } from "../use-enquiries.ts";
import { foundText, STATE_NAMES, timeOf } from "../words.ts";

type Props = {
  list: ReturnType<typeof useList>;
  /** The one that is read. */
  open: string | undefined;
  isSearch: boolean;
};

/** Moves the focus from one enquiry to the next by the arrow keys. */
function byArrows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>("a.row")];
  const at = rows.findIndex((row) => row.matches(":focus"));
  if (!step || at < 0) return;
  event.preventDefault();
  rows[at + step]?.focus();
}

/** What is found, the newest first. */
export function List({ list, open, isSearch }: Props) {
  const { data, error, isLoading, isValidating, size, setSize } = list;
  if (error && !data) {
    return (
      <Card tone="critical" padding={4} margin={4} radius={2} role="alert">
        <Text size={1}>{error.message}</Text>
      </Card>
    );
  }
  if (isLoading || !data) {
    return (
      <Flex padding={5} justify="center">
        <Spinner muted />
      </Flex>
    );
  }
  const enquiries = data.flatMap((page) => page.enquiries);
  const [first] = data;
  const last = data.at(-1);
  return (
    <nav aria-label="Enquiries" onKeyDown={byArrows}>
      <Box paddingX={4} paddingY={3}>
        <Text size={1} muted role="status">
          {enquiries.length === 0
            ? isSearch
              ? "Nothing holds these words."
              : "Nothing here."
            : foundText(first?.matching ?? 0)}
        </Text>
      </Box>
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
                {STATE_NAMES[enquiry.state]} · {enquiry.service} · {enquiry.reference}
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
