import { ENQUIRY_STATES, type EnquiryCounts, type EnquiryState } from "@currawong/supabase/inbox";
import { DownloadIcon } from "@sanity/icons/Download";
import { SearchIcon } from "@sanity/icons/Search";
import { Box, Button, Card, Flex, Heading, Stack, Text, TextInput } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import { download } from "../../ui/download.ts";
import type { EnquiryFilter } from "../site.ts";
import { useSite } from "../use-enquiries.ts";
import { STATE_NAMES } from "../words.ts";

type Props = {
  typed: string;
  onType: (text: string) => void;
  filter: EnquiryFilter;
  onState: (state: EnquiryState | null) => void;
  counts: EnquiryCounts | undefined;
};

/** What is looked for, and what is done with all that is found. */
export function Toolbar({ typed, onType, filter, onState, counts }: Props) {
  const site = useSite();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);

  const exportCsv = async () => {
    if (!site) return;
    setBusy(true);
    try {
      download(await site.csv(filter), `enquiries-${new Date().toISOString().slice(0, 10)}.csv`);
    } catch (error) {
      toast.push({
        status: "error",
        title: String(error instanceof Error ? error.message : error),
      });
    }
    setBusy(false);
  };

  return (
    <Card borderBottom padding={4}>
      <Stack gap={4}>
        <Flex align="center" gap={3}>
          <Box flex={1}>
            <Heading as="h1" size={2}>
              Enquiries
            </Heading>
          </Box>
          <Button
            icon={DownloadIcon}
            mode="ghost"
            text="CSV"
            fontSize={1}
            padding={2}
            loading={isBusy}
            onClick={() => void exportCsv()}
            aria-label="Export what is listed as CSV"
          />
        </Flex>
        <TextInput
          type="search"
          icon={SearchIcon}
          aria-label="Search enquiries"
          placeholder="Name, address, reference, words …"
          value={typed}
          onChange={(event) => onType(event.currentTarget.value)}
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
        {counts && counts.untold > 0 && (
          <Card tone="caution" padding={3} radius={2} role="status">
            <Text size={1}>
              {counts.untold === 1
                ? "No one has been told of one enquiry yet. We keep trying."
                : `No one has been told of ${counts.untold} enquiries yet. We keep trying.`}
            </Text>
          </Card>
        )}
      </Stack>
    </Card>
  );
}
