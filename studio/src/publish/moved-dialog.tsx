import { Stack, Text } from "@sanity/ui";
import { useState } from "react";
import { ConfirmDialog, Tick } from "../ui/parts.tsx";
import type { Move } from "./moved.ts";

type MovedProps = {
  move: Move;
  action: "Publish" | "Schedule";
  onCancel: () => void;
  /** Publishes, and redirects these addresses to the new one. */
  onPublish: (redirected: string[]) => void;
};

/** Confirms moving a page, and offers to redirect its old addresses, which is the default. Sanity has no redirects. */
export function MovedDialog({ move: { removed, to }, action, onCancel, onPublish }: MovedProps) {
  const [isRedirected, setRedirected] = useState(true);
  const old = removed.join(", ");
  return (
    <ConfirmDialog
      header="Its address changes"
      action={{ text: action, tone: "default", testId: "publish-moved" }}
      onCancel={onCancel}
      onConfirm={() => onPublish(to && isRedirected ? removed : [])}
    >
      <Stack gap={4}>
        <Text size={1}>
          {to
            ? `The page moves to ${to}. Until now it was at ${old}.`
            : `No page will be at ${old}. Links to it will break.`}
        </Text>
        {to && (
          <Tick
            label={`${removed.length === 1 ? "The old address leads" : "The old addresses lead"} to the new one`}
            checked={isRedirected}
            onTick={setRedirected}
          />
        )}
      </Stack>
    </ConfirmDialog>
  );
}
