import { Stack } from "@sanity/ui";
import { useState } from "react";
import { useSchema } from "sanity";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";
import { publishedId, type WholeDocument } from "../dataset/versions.ts";
import type { Check } from "../lists/model/findings.ts";
import { useCheck } from "../lists/use-check.ts";
import { ChangedPages, ChangeSheet, Now } from "../pages/change-sheet.tsx";
import { inWords } from "../sydney.ts";
import { OutcomeDialog, useWriting } from "../ui/outcome-dialog.tsx";
import { ConfirmDialog, counted, Small } from "../ui/parts.tsx";
import { List } from "../ui/styles.ts";
import { documentTitle } from "./find.ts";
import type { HitPages } from "./find-and-replace.tsx";
import {
  changesOf,
  type Mode,
  type Replacement,
  type Rewrite,
  replaceTexts,
  undo,
} from "./replace.ts";

/** The validation errors that the new texts would add to documents. */
function useNewErrors(documents: readonly WholeDocument[], texts: readonly Rewrite[], mode: Mode) {
  const createCheck = useCheck();
  const key = mode === "publish" ? ["replace/check", texts] : null;
  return useSWR(key, async () => {
    const changes = changesOf(documents, texts);
    const changed = new Map(changes.map(({ after }) => [after._id, after]));
    const checkBefore = createCheck(documents);
    const checkAfter = createCheck(documents.map((item) => changed.get(item._id) ?? item));
    const errorsOf = async (check: Check, document: WholeDocument) => {
      const { findings } = await check(document);
      const errors = findings.filter(({ isError }) => isError);
      return new Set(errors.map(({ label, message }) => `${label}: ${message}`));
    };
    const newErrors = changes.map(async ({ before, after }) => {
      const errors = await errorsOf(checkAfter, after);
      if (errors.size === 0) return [];
      const known = await errorsOf(checkBefore, before);
      const added = [...errors].filter((error) => !known.has(error));
      return added.map((error) => `${documentTitle(after) ?? after._id}: ${error}`);
    });
    return (await Promise.all(newErrors)).flat();
  });
}

type ReplaceProps = {
  documents: readonly WholeDocument[];
  texts: readonly Rewrite[];
  /** How many places are replaced. */
  count: number;
  pages: HitPages | undefined;
  mode: Mode;
  onWritten: (replacement: Replacement) => void;
  onUndo: () => void;
  onClose: () => void;
};

/** Confirms a replacement, then shows the outcome. */
export function ReplaceDialog(props: ReplaceProps) {
  const { documents, texts, count, pages, mode, onWritten, onUndo, onClose } = props;
  const client = useRawClient();
  const schema = useSchema();
  // A snapshot: once the texts are replaced, documents are read again and the hits are gone.
  const [initial] = useState({ documents, texts, count });
  const { data: newErrors, error } = useNewErrors(initial.documents, initial.texts, mode);
  const { result, isWriting, run } = useWriting(() =>
    replaceTexts(client, initial.texts, mode, (name) => schema.get(name)),
  );
  const ids = new Set(initial.texts.map(({ id }) => id));
  const paths = [...new Set([...ids].flatMap((id) => pages?.byId.get(id) ?? []))];
  const first = initial.documents.find(({ _id }) => ids.has(_id));
  const places = counted(initial.count, "place");
  const isPublished = mode === "publish";
  if (result) {
    return (
      <OutcomeDialog result={result} done="Replaced" onUndo={onUndo} onClose={onClose}>
        <p>
          {isPublished
            ? `Visitors see ${places} changed now.`
            : `${places} changed in ${counted(ids.size, "draft")}. Publish them under “Needs attention”, “Unpublished”.`}
        </p>
      </OutcomeDialog>
    );
  }
  const isChecked = !isPublished || newErrors?.length === 0;
  return (
    <ChangeSheet
      header={`Replace ${places}?`}
      cancel="Back"
      action={{
        text: isPublished ? `Publish ${places}` : `Replace ${places}`,
        tone: "default",
        disabled: !isChecked || isWriting,
        loading: isWriting,
      }}
      wrong={
        newErrors &&
        newErrors.length > 0 && (
          <List>
            <p>This can’t be published. Untick these places, or replace them in drafts first.</p>
            <ul>
              {newErrors.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </List>
        )
      }
      when={
        isPublished ? (
          <Now count={initial.count} />
        ) : (
          <Small>In drafts now; visitors see it once they are published.</Small>
        )
      }
      where={
        <ChangedPages
          paths={pages && paths}
          isExact={pages?.isExact ?? true}
          document={first && { id: publishedId(first._id), type: first._type }}
          isComing={!isPublished}
        />
      }
      onCancel={onClose}
      onConfirm={async () => {
        const outcome = await run();
        if (outcome.kind === "written") onWritten(outcome.replacement);
      }}
    >
      <Stack gap={3}>
        <Small>{`${places} in ${counted(ids.size, "document")}.`}</Small>
        {isPublished && !newErrors && (
          <Small role="status">
            {error ? "The forms’ rules couldn’t be checked." : "Checking the forms’ rules…"}
          </Small>
        )}
      </Stack>
    </ChangeSheet>
  );
}

type UndoProps = { last: Replacement; onUndone: () => void; onClose: () => void };

/** Confirms undoing the last replacement, then shows the outcome. */
export function UndoDialog({ last, onUndone, onClose }: UndoProps) {
  const client = useRawClient();
  const schema = useSchema();
  const { result, isWriting, run } = useWriting(() =>
    undo(client, last, (name) => schema.get(name)),
  );
  if (result) {
    const close = () => {
      if (result.kind === "written") onUndone();
      onClose();
    };
    return (
      <OutcomeDialog result={result} done="Undone" onClose={close}>
        <p>The texts are what they were before.</p>
      </OutcomeDialog>
    );
  }
  return (
    <ConfirmDialog
      header="Undo your last replacement?"
      cancel="Back"
      action={{
        text: "Undo replacement",
        tone: "critical",
        disabled: isWriting,
        loading: isWriting,
      }}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      <List>
        <p>
          Written on {inWords(new Date(last.at))}: {counted(last.texts.length, "text")}. All of it
          is undone at once, or none of it.
        </p>
      </List>
    </ConfirmDialog>
  );
}
