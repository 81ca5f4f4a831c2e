import { Box, Button, Dialog, Flex } from "@sanity/ui";
import { counted } from "../../words.ts";
import type { Result } from "../hooks/use-board.ts";
import { PageLinks } from "./page-links.tsx";
import { List } from "./styles.ts";

type Props = {
  result: Result;
  /** The pages that changed with it, where they are known. */
  pages: readonly string[] | null;
  onUndo: () => void;
  onClose: () => void;
};

const HEADERS = {
  published: "Published",
  undone: "Taken back",
  refused: "Nothing was published",
  failed: "Not published",
} as const;

/** What came of publishing, or of taking it back. */
export function ResultDialog({ result, pages, onUndo, onClose }: Props) {
  return (
    <Dialog
      id="price-result"
      header={HEADERS[result.kind]}
      width={1}
      onClose={onClose}
      footer={
        <Flex padding={3} gap={2} justify="flex-end">
          {result.kind === "published" && (
            <Button text="Undo" mode="ghost" fontSize={1} onClick={onUndo} />
          )}
          <Button text="Close" fontSize={1} onClick={onClose} />
        </Flex>
      }
    >
      <Box padding={4}>
        <List role="status">
          <Outcome result={result} pages={pages} />
        </List>
      </Box>
    </Dialog>
  );
}

/** Says that something scheduled will not happen unless somebody schedules it again. */
function Paused({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p role="alert">
      {counted(count, "scheduled change")} had to be paused to take the new prices, and could not be
      scheduled again. Do that under “Needs attention”, “Scheduled”.
    </p>
  );
}

function Outcome({ result, pages }: Pick<Props, "result" | "pages">) {
  switch (result.kind) {
    case "published":
      return (
        <>
          <p>Visitors see the new prices now{pages ? ". They are on:" : "."}</p>
          <Paused count={result.paused.length} />
          {pages && <PageLinks paths={pages} />}
        </>
      );
    case "undone":
      return (
        <>
          <p>The prices are what they were before your last publication.</p>
          <Paused count={result.paused.length} />
        </>
      );
    case "refused":
      return (
        <>
          <p>
            {result.isUndo
              ? "Nothing was taken back, because these have changed since you published:"
              : "Somebody was faster. Look at these first, then publish again:"}
          </p>
          <ul>
            {result.titles.map((title) => (
              <li key={title}>{title}</li>
            ))}
          </ul>
        </>
      );
    case "failed":
      return (
        <p>
          The Content Lake did not answer, or did not agree. Nothing is lost: your changes are kept
          here. Try again in a moment.
          {result.message && <span className="quiet"> ({result.message})</span>}
        </p>
      );
  }
}
