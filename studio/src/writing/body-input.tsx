import { countWords, readingMinutes } from "@currawong/schemas/reading-time";
import { Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import type { ArrayOfObjectsInputProps } from "sanity";
import { styled } from "styled-components";
import { pasteTables } from "./paste.ts";

const FIGURES = new Intl.NumberFormat("en-AU");

/** The length of a text, as editors plan by it and as the page of an article says it. */
function lengthOf(body: readonly unknown[]): string {
  const words = countWords(body);
  const counted = words === 1 ? "1 word" : `${FIGURES.format(words)} words`;
  const minutes = readingMinutes(body);
  return `${counted} · reading time ${minutes} min`;
}

/** What can be inserted, as icons: with their names, the last of them, *Price*, would hide in a menu. */
const Narrow = styled.div`
  [data-testid$="-insert-menu-button"] [data-ui="Text"] + [data-ui="Box"] { display: none }
`;

/** A long text, with how long it is below; tables are pasted as such. */
export function BodyInput(props: ArrayOfObjectsInputProps) {
  const { value } = props;
  const withTables = { ...props, onPaste: pasteTables };
  const length = useMemo(() => lengthOf(value ?? []), [value]);
  return (
    <Stack gap={3}>
      <Narrow>{props.renderDefault(withTables)}</Narrow>
      <Text size={1} muted data-testid="length-of-text">
        {length}
      </Text>
    </Stack>
  );
}
