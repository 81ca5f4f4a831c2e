import { Checkbox, Flex, Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { Rows } from "../../pages/ui/styles.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import type { Move } from "../model/moved.ts";

type Props = {
  move: Move;
  action: "Publish" | "Schedule";
  onCancel: () => void;
  /** Publishes, with the addresses that are to lead on to the new one. */
  onPublish: (redirected: string[]) => void;
};

/** Before a page moves: whether its old addresses lead to the new one. They do unless an editor says no. */
export function MovedDialog({ move: { lost, to }, action, onCancel, onPublish }: Props) {
  const [isRedirected, setRedirected] = useState(true);
  return (
    <ConfirmDialog
      header="Its address changes"
      action={{ text: action, tone: "positive", testId: "publish-moved" }}
      onCancel={onCancel}
      onConfirm={() => onPublish(to && isRedirected ? lost : [])}
    >
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
              checked={isRedirected}
              onChange={({ currentTarget }) => setRedirected(currentTarget.checked)}
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
    </ConfirmDialog>
  );
}
