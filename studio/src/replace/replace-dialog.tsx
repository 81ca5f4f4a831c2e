import { type ReactNode, useState } from "react";
import { useSchema } from "sanity";
import useSWR from "swr";
import { useRawClient } from "../lake/use-live.ts";
import { publishedId } from "../lake/versions.ts";
import type { Check } from "../lists/model/findings.ts";
import { useCheck } from "../lists/use-check.ts";
import type { WholeDocument } from "../pages/changes.ts";
import { countPages } from "../pages/pages.tsx";
import { List } from "../price-board/ui/styles.ts";
import { ConfirmDialog, counted } from "../ui/parts.tsx";
import {
  changesOf,
  type Mode,
  type Outcome,
  type Replacement,
  type Rewrite,
  replaceTexts,
  undo,
} from "./replace.ts";

const FAILED =
  "The Content Lake did not respond, or refused. Nothing was written. Try again in a moment.";

type Result = Outcome | { kind: "failed" };

/** Writes, and says what came of it. */
function useWriting(write: () => Promise<Outcome>) {
  const [result, setResult] = useState<Result>();
  const [isWriting, setWriting] = useState(false);
  const run = async () => {
    setWriting(true);
    const outcome = await write().catch((): Result => ({ kind: "failed" }));
    setResult(outcome);
    setWriting(false);
    return outcome;
  };
  return { result, isWriting, run };
}

/** The form rules that documents would break with new texts and do not break now. */
function useBroken(documents: readonly WholeDocument[], texts: readonly Rewrite[], mode: Mode) {
  const checkBeside = useCheck();
  const key = mode === "publish" ? ["replace/check", texts] : null;
  return useSWR(key, async () => {
    const changes = changesOf(documents, texts);
    const changed = new Map(changes.map(({ after }) => [after._id, after]));
    const checkNow = checkBeside(documents);
    const checkThen = checkBeside(documents.map((one) => changed.get(one._id) ?? one));
    const errorsOf = async (check: Check, document: WholeDocument) => {
      const { id, findings } = await check(document);
      return findings
        .filter(({ isError }) => isError)
        .map(({ label, message }) => ({ id, sentence: `${label}: ${message}` }));
    };
    const broken = changes.map(async ({ before, after }) => {
      const errors = await errorsOf(checkThen, after);
      if (errors.length === 0) return [];
      const known = (await errorsOf(checkNow, before)).map(({ sentence }) => sentence);
      return errors.filter(({ sentence }) => !known.includes(sentence));
    });
    return (await Promise.all(broken)).flat();
  });
}

type ReplaceProps = {
  documents: readonly WholeDocument[];
  texts: readonly Rewrite[];
  /** How many places are replaced. */
  count: number;
  pages: ReadonlyMap<string, readonly string[]> | undefined;
  mode: Mode;
  onWritten: (replacement: Replacement) => void;
  onUndo: () => void;
  onClose: () => void;
};

/** What is about to be replaced; then what came of it. */
export function ReplaceDialog(props: ReplaceProps) {
  const { documents, texts, count, pages, mode, onWritten, onUndo, onClose } = props;
  const client = useRawClient();
  const schema = useSchema();
  // What is changed by it is read anew, and is found no more.
  const [asked] = useState({ documents, texts, count });
  const { data: broken, error } = useBroken(asked.documents, asked.texts, mode);
  const { result, isWriting, run } = useWriting(() =>
    replaceTexts(client, asked.texts, mode, (name) => schema.get(name)),
  );
  const ids = new Set(asked.texts.map(({ id }) => id));
  const paths = [...new Set([...ids].flatMap((id) => pages?.get(id) ?? []))];
  const places = counted(asked.count, "place");
  const isPublished = mode === "publish";
  if (result) {
    const isWritten = result.kind === "written";
    return (
      <ConfirmDialog
        header={isWritten ? "Replaced" : "Nothing was replaced"}
        cancel="Close"
        action={isWritten ? { text: "Undo", tone: "default" } : undefined}
        onCancel={onClose}
        onConfirm={onUndo}
      >
        <Told result={result} documents={asked.documents}>
          {isPublished
            ? `Visitors see ${places} changed now.`
            : `${places} changed in ${counted(ids.size, "draft")}. Publish them under “Needs attention”, “Unpublished”.`}
        </Told>
      </ConfirmDialog>
    );
  }
  const isChecked = !isPublished || broken?.length === 0;
  return (
    <ConfirmDialog
      header={`Replace ${places}?`}
      cancel="Back"
      action={{
        text: isPublished ? `Publish ${places}` : `Replace ${places}`,
        tone: "positive",
        disabled: !isChecked || isWriting,
        loading: isWriting,
      }}
      onCancel={onClose}
      onConfirm={async () => {
        const outcome = await run();
        if (outcome.kind === "written") onWritten(outcome.replacement);
      }}
    >
      <List>
        <p>
          {counted(ids.size, "document")}; all of it is written at once, or none of it.{" "}
          {pages &&
            (isPublished
              ? `It changes ${countPages(paths).toLowerCase()}.`
              : `Once published, it will change ${countPages(paths).toLowerCase()}.`)}
        </p>
        {isPublished && !broken && (
          <p role="status">
            {error
              ? "The rules of the forms cannot be checked."
              : "Checking the rules of the forms…"}
          </p>
        )}
        {broken && broken.length > 0 && (
          <div className="clash" role="alert">
            <p>
              Not as it is: leave these out, or replace them in drafts and put them right there.
            </p>
            <ul>
              {broken.map(({ id, sentence }) => (
                <li key={`${id} ${sentence}`}>
                  {titleOf(asked.documents, id)}: {sentence}
                </li>
              ))}
            </ul>
          </div>
        )}
      </List>
    </ConfirmDialog>
  );
}

type UndoProps = { last: Replacement; onUndone: () => void; onClose: () => void };

/** Asks before the last replacement is undone; then what came of it. */
export function UndoDialog({ last, onUndone, onClose }: UndoProps) {
  const client = useRawClient();
  const schema = useSchema();
  const [{ texts, at, made }] = useState(last);
  const { result, isWriting, run } = useWriting(() =>
    undo(client, { texts, at, made }, (name) => schema.get(name)),
  );
  const isUndone = result?.kind === "written";
  return (
    <ConfirmDialog
      header={result ? (isUndone ? "Undone" : "Nothing was undone") : "Undo your last replacement?"}
      cancel={result ? "Close" : "Back"}
      action={
        result
          ? undefined
          : { text: "Undo replacement", tone: "critical", disabled: isWriting, loading: isWriting }
      }
      onCancel={() => {
        if (isUndone) onUndone();
        onClose();
      }}
      onConfirm={() => void run()}
    >
      {result ? (
        <Told result={result}>The texts are what they were before.</Told>
      ) : (
        <List>
          <p>
            Written on{" "}
            {new Date(at).toLocaleString("en-AU", { dateStyle: "medium", timeStyle: "short" })}:{" "}
            {counted(texts.length, "text")}. All of it is undone at once, or none of it.
          </p>
        </List>
      )}
    </ConfirmDialog>
  );
}

const titleOf = (documents: readonly WholeDocument[], id: string) => {
  const document = documents.find(({ _id }) => publishedId(_id) === publishedId(id));
  return String(document?.title ?? document?.name ?? publishedId(id));
};

type ToldProps = {
  result: Result;
  documents?: readonly WholeDocument[];
  /** What is said where it was written. */
  children: ReactNode;
};

function Told({ result, documents = [], children }: ToldProps) {
  if (result.kind === "failed") return <List role="alert">{FAILED}</List>;
  if (result.kind === "refused") {
    return (
      <List role="alert">
        <p>These have changed meanwhile:</p>
        <ul>
          {result.ids.map((id) => (
            <li key={id}>{titleOf(documents, id)}</li>
          ))}
        </ul>
      </List>
    );
  }
  return (
    <List role="status">
      <p>{children}</p>
      {result.paused.length > 0 && (
        <p role="alert">
          {counted(result.paused.length, "scheduled change")} had to be paused for it, and could not
          be scheduled again. Do that under “Needs attention”, “Scheduled”.
        </p>
      )}
    </List>
  );
}
