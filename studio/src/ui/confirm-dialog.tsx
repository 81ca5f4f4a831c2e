import { Box, Button, type ButtonTone, Dialog, Flex } from "@sanity/ui";
import { type ReactNode, useId } from "react";

type Props = {
  header: string;
  /** What confirms it; without, there is only something to read. */
  action?: {
    text: string;
    tone: ButtonTone;
    testId?: string;
    disabled?: boolean;
    loading?: boolean;
  };
  /** What closes it without doing anything. */
  cancel?: string;
  width?: number;
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** A question before something is done, with what it would do. */
export function ConfirmDialog({
  header,
  action,
  cancel = "Cancel",
  width = 1,
  onCancel,
  onConfirm,
  children,
}: Props) {
  return (
    <Dialog
      id={useId()}
      header={header}
      width={width}
      onClose={onCancel}
      footer={
        <Flex gap={2} padding={3} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={cancel} onClick={onCancel} />
          {action && <ActionButton {...action} onClick={onConfirm} />}
        </Flex>
      }
    >
      <Box padding={4}>{children}</Box>
    </Dialog>
  );
}

type ActionProps = NonNullable<Props["action"]> & { onClick: () => void };

const ActionButton = ({ testId, ...props }: ActionProps) => (
  <Button {...props} data-testid={testId} />
);
