import { Card, Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { useMemo } from "react";
import useSWR from "swr";
import { usePublishedClient, useRawClient } from "../../dataset/use-live.ts";
import { useSite } from "../../inbox/site.ts";
import { pageFinder } from "../../pages/find-pages.ts";
import { countPages } from "../../pages/pages.tsx";
import { ConfirmDialog, Problem, pluralise, Small } from "../../ui/parts.tsx";
import { List } from "../../ui/styles.ts";
import { useTask } from "../../ui/use-task.ts";
import { changesOf, type Left, type Pending, without } from "../model/pending.ts";
import { pagesOfPending, publish } from "../model/publish.ts";
import type { Board } from "../use-board.ts";
import { ChangeTable, type Pages } from "./change-table.tsx";

/** The pages that the edits will change. */
function usePages(edits: Pending): Pages {
  const client = usePublishedClient();
  const { pagesByTag } = useSite();
  const { data, error } = useSWR(["price-board/pages", edits], () =>
    pagesOfPending(client, pageFinder(pagesByTag), edits),
  );
  return data ?? (error ? "unknown" : "searching");
}

const keysOf = (left: readonly Left[]) => new Set(left.map(({ key }) => key));

/** Shows every change for review before publishing, and names what stays on the board. */
export function PublishDialog({ board, onClose }: { board: Board; onClose: () => void }) {
  const { pending, rows, left, isAway } = board;
  const client = useRawClient();
  const toast = useToast();
  const { isBusy, failure, run } = useTask();
  const edits = useMemo(() => without(pending, keysOf(left)), [pending, left]);
  const changes = useMemo(() => changesOf(edits, rows), [edits, rows]);
  const pages = usePages(edits);
  const count = pluralise(changes.length, "change");
  const confirm = async () => {
    const late = await publish(client, edits);
    const stay = keysOf(late);
    const published = Object.keys(edits).filter((key) => !stay.has(key));
    board.setPending((before) => without(before, new Set(published)));
    const staying = late.map(({ title }) => title).join(", ");
    toast.push({
      status: late.length > 0 ? "warning" : "success",
      title: published.length > 0 ? "Visitors see the new prices now" : "Nothing was published",
      description: staying && `These stay on the board: ${staying}`,
    });
    onClose();
  };
  return (
    <ConfirmDialog
      header={`Review ${count}`}
      width={2}
      cancel="Back"
      action={{
        text: `Publish ${count}`,
        tone: "default",
        disabled: isAway || changes.length === 0 || pages === "searching",
        loading: isBusy,
      }}
      onCancel={onClose}
      onConfirm={() => void run(confirm)}
    >
      <Stack gap={5}>
        {isAway ? (
          <Problem>
            The Content Lake cannot be reached. Your changes are safe; publish when it is back.
          </Problem>
        ) : (
          left.length > 0 && <LeftList left={left} />
        )}
        <List>
          {changes.length > 0 && <ChangeTable changes={changes} pages={pages} />}
          <Problem>{failure && `Nothing was published: ${failure}`}</Problem>
        </List>
        <ChangedPages pages={pages} />
      </Stack>
    </ConfirmDialog>
  );
}

/** What is not published with the rest, and why. */
const LeftList = ({ left }: { left: readonly Left[] }) => (
  <Card tone="critical" padding={3} radius={2} role="alert">
    <Stack gap={3} data-testid="left">
      <Small>Not published with the rest:</Small>
      {left.map(({ key, title, why }) => (
        <Small key={key}>
          <strong>{title}</strong>. {why}
        </Small>
      ))}
    </Stack>
  </Card>
);

/** The pages that all changes change, at once. */
function ChangedPages({ pages }: { pages: Pages }) {
  if (pages === "unknown") return <Small>The pages it changes couldn’t be found.</Small>;
  if (pages === "searching") return <Small muted>Finding the pages it changes…</Small>;
  const paths = [...new Set([...pages.values()].flat())];
  const count = paths.length === 0 ? "no page" : countPages(paths).toLowerCase();
  return <Small>Now, all of it at once or none of it. It changes {count}.</Small>;
}
