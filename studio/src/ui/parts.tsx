import { Box, Button, type ButtonTone, Card, Dialog, Flex, Spinner } from "@sanity/ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { type FieldProps, useUser } from "sanity";

/** A quiet button of a bar. */
export const BarButton = (props: ComponentProps<typeof Button>) => (
  <Button mode="bleed" fontSize={1} {...props} />
);

/** Has the browser save a file. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

type ReadingProps = { live: { data?: unknown; isAway: boolean } };

/** That something is being read, or cannot be; nothing once it is there. */
export function Reading({ live: { data, isAway } }: ReadingProps) {
  if (isAway) {
    return (
      <Card tone="critical" padding={4} role="alert">
        The Content Lake does not answer. Trying again…
      </Card>
    );
  }
  if (data !== undefined) return null;
  return (
    <Flex padding={5} justify="center">
      <Spinner muted />
    </Flex>
  );
}

/**
 * A colleague’s name, or other words for someone who has none.
 *
 * `useUser` is internal: if it goes, ask `/users/:id` with the client.
 */
export function UserName({ id, otherwise = "someone" }: { id: string; otherwise?: string }) {
  const [user] = useUser(id);
  return <>{user?.displayName ?? otherwise}</>;
}

/** Whether a form cannot be published without a field: what is only advised is not marked. */
function isRequired({ validation }: FieldProps["schemaType"]): boolean {
  // The Studio has made rules of what the schema says.
  return (
    Array.isArray(validation) &&
    validation.some(
      (rule) =>
        typeof rule === "object" &&
        "isRequired" in rule &&
        rule.isRequired() &&
        rule._level !== "warning",
    )
  );
}

/** A field of a form, with an asterisk where it has to be filled in. */
export const RequiredField = (props: FieldProps) =>
  props.renderDefault(
    isRequired(props.schemaType) ? { ...props, title: `${props.title} *` } : props,
  );

/** “1 draft”, “12 drafts”. */
export const counted = (count: number, word: string): string =>
  `${count} ${count === 1 ? word : `${word}s`}`;

type ConfirmProps = {
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
}: ConfirmProps) {
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

type ActionProps = NonNullable<ConfirmProps["action"]> & { onClick: () => void };

const ActionButton = ({ testId, ...props }: ActionProps) => (
  <Button {...props} data-testid={testId} />
);
