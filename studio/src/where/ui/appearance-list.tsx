import { Box, Stack, Text } from "@sanity/ui";
import { PageRow } from "../../pages/ui/page-row.tsx";
import { Folded, Rows } from "../../pages/ui/styles.ts";
import type { Appearances } from "../model/appearances.ts";

/** What is shown at once; the rest opens. */
const FIRST = 12;

type Props = { appearances: Appearances; document: { id: string; type: string } };

/** Every page that shows a document, and how. */
export function AppearanceList({ appearances: { pages, throughout }, document }: Props) {
  if (pages.length + throughout.length === 0) {
    return (
      <Text size={1} muted>
        No page shows it.
      </Text>
    );
  }
  const rows = pages.map((page) => <PageRow key={page.path} {...page} document={document} />);
  return (
    <Stack gap={4}>
      <Rows>{rows.slice(0, FIRST)}</Rows>
      {rows.length > FIRST && (
        <Folded>
          <summary>{rows.length - FIRST} more</summary>
          <Rows>{rows.slice(FIRST)}</Rows>
        </Folded>
      )}
      {throughout.map((words) => (
        <Box key={words}>
          <Text size={1}>{words}</Text>
        </Box>
      ))}
    </Stack>
  );
}
