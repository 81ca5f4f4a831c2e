import { type ReactNode, useState } from "react";
import { type Outcome, ScheduledError } from "../dataset/write-together.ts";
import { ConfirmDialog, errorText, isSignedOut } from "./parts.tsx";
import { List } from "./styles.ts";

type Result<Details = object> =
  | Outcome<Details>
  | { kind: "explained"; message: string }
  | { kind: "rejected" | "failed"; message: string };

/** Statuses by which the Content Lake rejects a write for what is in it, so that trying again is of no use. */
const REJECTED = [400, 403, 404, 413, 422];

/** An error’s message, and whether it says all, the write itself caused it, or the Content Lake. */
export const failureOf = (error: unknown) => {
  const { statusCode }: { statusCode?: number } = Object(error);
  const failed = REJECTED.includes(statusCode ?? 0) ? ("rejected" as const) : ("failed" as const);
  const isExplained = error instanceof ScheduledError || isSignedOut(error);
  const kind = isExplained ? ("explained" as const) : failed;
  return { kind, message: errorText(error) };
};

/** Runs a write and keeps its result. */
export function useWriting<Details>(write: () => Promise<Outcome<Details>>) {
  const [result, setResult] = useState<Result<Details>>();
  const [isWriting, setWriting] = useState(false);
  const run = async () => {
    setWriting(true);
    const outcome = await write().catch((error): Result<Details> => failureOf(error));
    setResult(outcome);
    setWriting(false);
    return outcome;
  };
  return { result, isWriting, run };
}

type Props = {
  result: Result;
  done: "Published" | "Replaced" | "Undone";
  onUndo?: () => void;
  onClose: () => void;
  /** Shown if it was written. */
  children: ReactNode;
};

/** Shows the result of writing several documents together. */
export function OutcomeDialog({ result, done, onUndo, onClose, children }: Props) {
  const isWritten = result.kind === "written";
  return (
    <ConfirmDialog
      header={isWritten ? done : `Nothing was ${done.toLowerCase()}`}
      width={2}
      cancel="Close"
      action={isWritten && onUndo ? { text: "Undo", tone: "default" } : undefined}
      onCancel={onClose}
      onConfirm={() => onUndo?.()}
    >
      <List role={isWritten ? "status" : "alert"}>
        {isWritten && children}
        {result.kind === "refused" && (
          <>
            <p>Someone changed these in the meantime. Look at them first, then try again:</p>
            <ul>
              {result.titles.map((title) => (
                <li key={title}>{title}</li>
              ))}
            </ul>
          </>
        )}
        {result.kind === "explained" && <p>{result.message}</p>}
        {result.kind === "rejected" && (
          <p>
            The Content Lake doesn’t allow this change, so nothing was written. It says:{" "}
            {result.message}
          </p>
        )}
        {result.kind === "failed" && (
          <p>
            The Content Lake did not respond. Nothing was written, and nothing is lost: try again in
            a moment. <span className="quiet">{result.message}</span>
          </p>
        )}
      </List>
    </ConfirmDialog>
  );
}
