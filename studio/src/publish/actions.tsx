import { type DocumentActionProps, useDocumentOperation, useDocumentPairPermissions } from "sanity";
import { changingActions, type Description, useDialog } from "../document-actions.ts";
import { aliasesWith, moveOf } from "./moved.ts";
import { MovedDialog } from "./moved-dialog.tsx";
import { OvertakenDialog, useOvertaking } from "./overtaken.tsx";
import { onceSettled } from "./settled.ts";
import { useColleagueTyping } from "./use-colleague-typing.ts";
import { useFindings } from "./use-findings.ts";
import { useSections } from "./use-sections.ts";

/**
 * Publishing or scheduling with Sanity’s own action, after the questions that it does not ask: whether the old address of
 * a page that moves leads to the new one, and whether a schedule may replace what is published now. Errors that only
 * others can correct don’t disable it, and publishing waits while a colleague types.
 *
 * `useDocumentOperation` and `useDocumentPairPermissions` are internal: if they go, patch the draft with the client, and
 * let the Content Lake refuse.
 */
function usePublishing(
  description: Description,
  { id, type, draft, published }: DocumentActionProps,
  action: "Publish" | "Schedule",
): Description {
  const { patch } = useDocumentOperation(id, type);
  const { findings, isReady } = useFindings(id, type, draft);
  const [permission] = useDocumentPairPermissions({ id, type, permission: "publish" });
  const isColleagueTyping = useColleagueTyping(id, type);
  const isMoving = moveOf(published, draft) !== null;
  const sections = useSections(isMoving ? { published, draft } : null);
  const move = sections && moveOf(published, draft, sections);
  const overtaking = useOvertaking(id, action === "Publish" && draft !== null);
  const moved = useDialog(
    (close) =>
      move && (
        <MovedDialog
          move={move}
          action={action}
          onCancel={close}
          onPublish={(redirected) => {
            close();
            if (draft && redirected.length > 0)
              patch.execute([{ set: aliasesWith(draft, redirected) }]);
            description?.onHandle?.();
          }}
        />
      ),
  );
  const goOn = isMoving ? moved.onHandle : description?.onHandle;
  const overtaken = useDialog((close) => (
    <OvertakenDialog
      schedules={overtaking}
      onCancel={close}
      onPublish={() => {
        close();
        goOn?.();
      }}
    />
  ));
  if (!description || !draft || permission?.granted === false) return description;
  // Where something is wrong, such as the new address, publishing says so first.
  const isWrong = findings.some(({ isError }) => isError);
  const ask = overtaking.length > 0 ? overtaken.onHandle : goOn;
  const asking = {
    ...description,
    disabled: Boolean(description.disabled) && !isReady,
    ...(!isWrong && ask && { onHandle: ask }),
    dialog: overtaken.dialog || moved.dialog || description.dialog,
  };
  return onceSettled(asking, action === "Publish" && isColleagueTyping);
}

/** Adds our questions to “Publish” and “Schedule publish”. */
export const publishActions = changingActions({
  publish: (description, props) => usePublishing(description, props, "Publish"),
  schedule: (description, props) => usePublishing(description, props, "Schedule"),
});
