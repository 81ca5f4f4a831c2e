import { countWords, readingMinutes } from "@currawong/schemas/reading-time";
import { Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import type { ArrayOfObjectsInputProps } from "sanity";
import { styled } from "styled-components";
import { usePaste } from "./paste/use-paste.ts";

const FIGURES = new Intl.NumberFormat("en-AU");

/** The word count and the reading time of a text; the article’s page shows the same reading time. */
function lengthOf(body: readonly unknown[]): string {
  const words = countWords(body);
  const wordCount = words === 1 ? "1 word" : `${FIGURES.format(words)} words`;
  const minutes = readingMinutes(body);
  return `${wordCount} · reading time ${minutes} min`;
}

/** Shows the insert buttons as icons: with labels, the last one, *Price*, would move into a menu. */
const IconToolbar = styled.div`
  [data-testid$="-insert-menu-button"] [data-ui="Text"] + [data-ui="Box"] { display: none }
`;

/** A rich text input with the length of the text below it, which keeps what is pasted from other programs. */
export function BodyInput(props: ArrayOfObjectsInputProps) {
  const { value } = props;
  const onPaste = usePaste();
  const length = useMemo(() => lengthOf(value ?? []), [value]);
  return (
    <Stack gap={3}>
      <IconToolbar>{props.renderDefault({ ...props, onPaste })}</IconToolbar>
      <Text size={1} muted data-testid="length-of-text">
        {length}
      </Text>
    </Stack>
  );
}
