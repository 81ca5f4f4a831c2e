import {
  Box,
  Button,
  type ButtonTone,
  Card,
  Checkbox,
  Dialog,
  Flex,
  Select,
  Spinner,
  Text,
  TextInput,
} from "@sanity/ui";
import Papa from "papaparse";
import {
  type ComponentProps,
  type ComponentType,
  type ReactNode,
  useEffect,
  useId,
  useState,
} from "react";
import { useUser } from "sanity";
import { styled } from "styled-components";

/** A toolbar button with low emphasis. */
export const BarButton = (props: ComponentProps<typeof Button>) => (
  <Button mode="bleed" fontSize={1} {...props} />
);

/** Makes the browser download a file. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Builds a CSV file with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvOf = (fields: string[], data: unknown[][]): string =>
  `\uFEFF${Papa.unparse({ fields, data }, { escapeFormulae: true })}\r\n`;

export const downloadCsv = (csv: string, name: string): void =>
  download(new Blob([csv], { type: "text/csv;charset=utf-8" }), name);

/** Text in the size that most of our tools use. */
export const Small = (props: ComponentProps<typeof Text>) => <Text size={1} {...props} />;

type TextFieldProps = Omit<ComponentProps<typeof TextInput>, "onChange"> & {
  label: string;
  onWrite: (text: string) => void;
};

/** A text field with its label as the placeholder. */
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
  <Flex as="label" gap={3} align="center">
    <Checkbox checked={checked} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
    <Text size={1}>{label}</Text>
  </Flex>
);

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 10px 16px;
  border-bottom: 1px solid var(--card-border-color);
  h1 { font-size: 17px; margin: 0; font-weight: 650; flex: 1 1 auto; }
`;

/** The head of a tool: its name, and its actions. */
export const ToolHeader = ({ title, children }: { title: string; children?: ReactNode }) => (
  <Header>
    <h1>{title}</h1>
    {children}
  </Header>
);

type EmptyProps = { icon: ComponentType; children: ReactNode };

/** Says in the middle why there is nothing to see, and what to do. */
export const Empty = ({ icon: Icon, children }: EmptyProps) => (
  <Flex direction="column" align="center" gap={4} padding={6} role="status">
    <Text size={3} muted>
      <Icon />
    </Text>
    <Small muted align="center">
      {children}
    </Small>
  </Flex>
);

/** Debounces a value, e.g. so that a search does not run on every keystroke. */
export function useDebounced<T>(value: T, ms: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/** An error message; renders nothing if there is none. */
export const Problem = ({ children }: { children: ReactNode }) =>
  children ? (
    <Card tone="critical" padding={3} radius={2} role="alert">
      <Text size={1}>{children}</Text>
    </Card>
  ) : null;

/** Whether the Content Lake no longer knows the user’s session. */
export const isSignedOut = (error: unknown): boolean => Object(error).statusCode === 401;

/** What an editor reads of an error. */
export function errorText(error: unknown): string {
  if (isSignedOut(error))
    return "Your sign-in has expired. Sign in again in this tab: what you typed is kept";
  return error instanceof Error ? error.message : String(error);
}

type ReadingProps = { live: { data?: unknown; isAway?: boolean; error?: unknown } };

/** A spinner while data is loading, or the error; renders nothing once it has loaded. */
export function Reading({ live: { data, isAway, error } }: ReadingProps) {
  if (isAway) return <Problem>The Content Lake isn’t responding. Trying again…</Problem>;
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
  options: readonly (readonly [value: Value, title: ReactNode])[];
  onPick: (value: Value) => void;
};

/** A select for one of several values. */
export function Pick<Value extends string>({ label, value, options, onPick }: PickProps<Value>) {
  return (
    <div className="pick">
      <Select
        aria-label={label}
        fontSize={1}
        value={value}
        // Every option's value is a `Value`.
        onChange={({ currentTarget }) => onPick(currentTarget.value as Value)}
      >
        {options.map(([option, title]) => (
          <option key={option} value={option}>
            {title}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** A colleague’s name. `useUser` is internal: if it is removed, request `/users/:id` with the client. */
export function UserName({ id, otherwise = "someone" }: { id: string; otherwise?: string }) {
  const [user] = useUser(id);
  return <>{user?.displayName ?? otherwise}</>;
}

/** “1 draft”, “12 drafts”. */
export const pluralise = (count: number, word: string, plural = `${word}s`): string =>
  `${count} ${count === 1 ? word : plural}`;

type ConfirmProps = {
  header: string;
  /** The button that confirms; without it, the dialog only informs. */
  action?: {
    text: string;
    tone: ButtonTone;
    testId?: string;
    disabled?: boolean;
    loading?: boolean;
  };
  /** The text of the button that closes the dialog without acting. */
  cancel?: string;
  width?: number;
  onCancel: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

/** A dialog to confirm an action, with its consequences. */
export function ConfirmDialog(props: ConfirmProps) {
  const { header, action, cancel = "Cancel", width = 1, onCancel, onConfirm, children } = props;
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
