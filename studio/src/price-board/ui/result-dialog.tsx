import { Box, Button, Dialog, Flex } from "@sanity/ui";
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
          <Told result={result} pages={pages} />
        </List>
      </Box>
    </Dialog>
  );
}

function Told({ result, pages }: Pick<Props, "result" | "pages">) {
  switch (result.kind) {
    case "published":
      return (
        <>
          <p>Visitors see the new prices now{pages ? ". They are on:" : "."}</p>
          {pages && <PageLinks paths={pages} />}
        </>
      );
    case "undone":
      return <p>The prices are what they were before your last publication.</p>;
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
