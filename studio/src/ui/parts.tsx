import {
  Box,
  Button,
  type ButtonTone,
  Card,
  Dialog,
  Flex,
  Select,
  Spinner,
  Text,
  TextInput,
} from "@sanity/ui";
import Papa from "papaparse";
import { type ComponentProps, type ReactNode, useEffect, useId, useState } from "react";
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

/** A file for a spreadsheet, which knows by the mark at the start that it is UTF-8. */
export const csvOf = (fields: string[], data: unknown[][]): string =>
  `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true })}\r\n`;

export const downloadCsv = (csv: string, name: string): void =>
  download(new Blob([csv], { type: "text/csv;charset=utf-8" }), name);

/** Text as most of ours is. */
export const Small = (props: ComponentProps<typeof Text>) => <Text size={1} {...props} />;

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, "onChange"> & {
  label: string;
  onWrite: (text: string) => void;
};

/** A text field, named by its placeholder. */
export const TextField = ({ label, onWrite, ...props }: TextFieldProps) => (
  <TextInput
    aria-label={label}
    placeholder={label}
    fontSize={1}
    onChange={({ currentTarget }) => onWrite(currentTarget.value)}
    {...props}
  />
);

type TickProps = { label: string; checked: boolean; onTick: (isTicked: boolean) => void };

export const Tick = ({ label, checked, onTick }: TickProps) => (
  <label>
    <input type="checkbox" checked={checked} onChange={({ target }) => onTick(target.checked)} />{" "}
    {label}
  </label>
);

/** A value, once it has not changed for a moment: what changes with every key is not looked up each time. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/** What went wrong, in a sentence; nothing where nothing did. */
export const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Text size={1}>{children}</Text>
    </Card>
  ) : null;

export const errorText = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

type ReadingProps = { live: { data?: unknown; isAway?: boolean; error?: unknown } };

/** That something is being read, or cannot be; nothing once it is there. */
export function Reading({ live: { data, isAway, error } }: ReadingProps) {
  if (isAway) return <Problem>The Content Lake does not answer. Trying again…</Problem>;
  if (data !== undefined) return null;
  if (error) return <Problem>{errorText(error)}</Problem>;
  return (
    <Flex padding={5} justify="center">
      <Spinner muted />
    </Flex>
  );
}

type PickProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, title: string])[];
  onPick: (value: Value) => void;
};

/** One of some values, from a menu. */
export function Pick<Value extends string>({ label, value, options, onPick }: PickProps<Value>) {
  return (
    <div className="pick">
      <Select
        aria-label={label}
        fontSize={1}
        value={value}
        // The values are those of the options.
        onChange={({ currentTarget }) => onPick(currentTarget.value as Value)}
      >
        {options.map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** A colleague’s name. `useUser` is internal: if it goes, ask `/users/:id` with the client. */
export function UserName({ id, otherwise = "someone" }: { id: string; otherwise?: string }) {
  const [user] = useUser(id);
  return <>{user?.displayName ?? otherwise}</>;
}

/** Whether a form cannot be published without a field, by the rules that the Studio has made of its type. */
const isRequired = ({ validation }: FieldProps["schemaType"]): boolean =>
  Array.isArray(validation) &&
  validation.some((rule) => Object(rule).isRequired?.() && Object(rule)._level !== "warning");

/** A field of a form, with an asterisk where it has to be filled in. */
export const RequiredField = (props: FieldProps) =>
  props.renderDefault(
    isRequired(props.schemaType) ? { ...props, title: `${props.title} *` } : props,
  );

/** “1 draft”, “12 drafts”. */
export const counted = (count: number, word: string, plural = `${word}s`): string =>
  `${count} ${count === 1 ? word : plural}`;

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
  const { testId, ...rest } = action ?? {};
  return (
    <Dialog
      id={useId()}
      header={header}
      width={width}
      onClose={onCancel}
      footer={
        <Flex gap={2} padding={3} justify="flex-end" wrap="wrap">
          <Button mode="bleed" text={cancel} onClick={onCancel} />
          {action && <Button {...rest} data-testid={testId} onClick={onConfirm} />}
        </Flex>
      }
    >
      <Box padding={4}>{children}</Box>
    </Dialog>
  );
}
