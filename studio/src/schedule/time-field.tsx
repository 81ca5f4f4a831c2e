import { Stack, Text, TextInput } from "@sanity/ui";
import { useId } from "react";
import { fromField, inField, inWords } from "../sydney.ts";

/** The time that a field says, if it is yet to come. */
export function comingTime(field: string, after = new Date()): Date | null {
  const at = fromField(field);
  return at && at > after ? at : null;
}

type Props = {
  label: string;
  value: string;
  /** What the time has to be after, if not now; and its name for the reader. */
  after?: readonly [time: Date | null, name: string];
  /** What no time means; otherwise one has to be chosen. */
  none?: string;
  onWrite: (value: string) => void;
};

/** A date and time in Sydney, with what it says in words. */
export function TimeField({ label, value, after, none = "Choose a time.", onWrite }: Props) {
  const id = useId();
  const [first, name] = after ?? [null, ""];
  const at = fromField(value);
  const words = () => {
    if (!at) return none;
    if (at <= new Date()) return "This time is in the past.";
    return first && at <= first ? `This is not after ${name}.` : `On ${inWords(at)}.`;
  };
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={1} weight="semibold">
        {label}
      </Text>
      <TextInput
        id={id}
        type="datetime-local"
        min={inField(first ?? new Date())}
        value={value}
        aria-describedby={`${id}-words`}
        onChange={({ currentTarget }) => onWrite(currentTarget.value)}
      />
      <Text id={`${id}-words`} size={1} muted role="status">
        {words()}
      </Text>
    </Stack>
  );
}
