import { Box, Button, Card, Flex, Text } from "@sanity/ui";
import { Rows } from "../../where/ui/styles.ts";
import type { Schedule } from "../model/schedules.ts";
import { inASentence } from "../words.ts";

type Props = {
  schedules: readonly Schedule[];
  isBusy: boolean;
  onCancel: (schedule: Schedule) => void;
};

/** What is scheduled already, and how to call it off. */
export function KnownSchedules({ schedules, isBusy, onCancel }: Props) {
  return (
    <Rows>
      {schedules.map((one) => (
        <Card
          as="li"
          key={one.name}
          tone={one.failure ? "critical" : "primary"}
          padding={3}
          radius={2}
          border
        >
          <Flex gap={3} align="center">
            <Box flex={1}>
              <Text size={1}>{inASentence(one)}</Text>
            </Box>
            <Button
              mode="ghost"
              fontSize={1}
              padding={2}
              text={one.failure ? "Put away" : "Call off"}
              disabled={isBusy}
              onClick={() => onCancel(one)}
            />
          </Flex>
        </Card>
      ))}
    </Rows>
  );
}
