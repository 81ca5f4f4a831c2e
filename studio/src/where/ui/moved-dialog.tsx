import { Box, Button, Checkbox, Dialog, Flex, Stack, Text } from "@sanity/ui";
import { useId, useState } from "react";
import type { Move } from "../model/moved.ts";
import { Rows } from "./styles.ts";

type Props = {
  move: Move;
  onCancel: () => void;
  /** Publishes, with the addresses that are to lead on to the new one. */
  onPublish: (kept: string[]) => void;
};

/** Before a page moves: whether its old addresses lead to the new one. They do unless an editor says no. */
export default function MovedDialog({ move: { lost, to }, onCancel, onPublish }: Props) {
  const [isKept, setKept] = useState(true);
  const id = useId();
  return (
    <Dialog
      id={id}
      header="Its address changes"
      width={1}
      onClose={onCancel}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text="Cancel" onClick={onCancel} />
          <Button
            tone="positive"
            text="Publish"
            data-testid="publish-moved"
            onClick={() => onPublish(to && isKept ? lost : [])}
          />
        </Flex>
      }
    >
      <Box padding={4}>
        <Stack gap={4}>
          <Text size={1}>
            {to ? `The page moves to ${to}. Until now it was at:` : "No page will be at:"}
          </Text>
          <Rows>
            {lost.map((path) => (
              <li key={path}>
                <Text size={1} weight="semibold">
                  {path}
                </Text>
              </li>
            ))}
          </Rows>
          {to ? (
            <Flex as="label" gap={3} align="center">
              <Checkbox
                checked={isKept}
                onChange={({ currentTarget }) => setKept(currentTarget.checked)}
              />
              <Text size={1}>
                {lost.length === 1 ? "The old address leads" : "The old addresses lead"} to the new
                one
              </Text>
            </Flex>
          ) : (
            <Text size={1}>Links to it will find nothing.</Text>
          )}
        </Stack>
      </Box>
    </Dialog>
  );
}
