import { Box, Button, type ButtonTone, Dialog, Flex } from "@sanity/ui";
import { type ReactNode, useId } from "react";

type Props = {
  header: string;
  /** What confirms it: a button's words, colour and test id. */
  action: { text: string; tone: ButtonTone; testId: string; disabled?: boolean };
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** A question before something is done, with what it would do. */
export function ConfirmDialog({ header, action, onCancel, onConfirm, children }: Props) {
  return (
    <Dialog
      id={useId()}
      header={header}
      width={1}
      onClose={onCancel}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text="Cancel" onClick={onCancel} />
          <Button
            tone={action.tone}
            text={action.text}
            data-testid={action.testId}
            disabled={action.disabled}
            onClick={onConfirm}
          />
        </Flex>
      }
    >
      <Box padding={4}>{children}</Box>
    </Dialog>
  );
}
