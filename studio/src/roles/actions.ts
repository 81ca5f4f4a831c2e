import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import { isAdministrator, isForAdministrators } from "./roles.ts";

/** What the button says to editors in place of its own words. */
export const ASK = "Only administrators delete what was published.";

/** Deleting, for editors: of what was never published alone. */
const guarded = (original: DocumentActionComponent): DocumentActionComponent =>
  Object.assign(
    (props: Parameters<DocumentActionComponent>[0]) => {
      const description = original(props);
      return description && props.published
        ? { ...description, disabled: true, title: ASK }
        : description;
    },
    { action: original.action, displayName: original.displayName },
  );

/** Each once: an action made anew would forget that its dialog is open. */
const known = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

function guard(original: DocumentActionComponent): DocumentActionComponent {
  const made = known.get(original) ?? guarded(original);
  known.set(original, made);
  return made;
}

/** What the user may do with a document: settings are the administrators', and so is deleting. */
export const roleActions: DocumentActionsResolver = (actions, { schemaType, currentUser }) => {
  if (isAdministrator(currentUser)) return actions;
  // What only shows something has no name among the Studio's own actions.
  if (isForAdministrators(schemaType)) return actions.filter(({ action }) => !action);
  return actions.map((action) => (action.action === "delete" ? guard(action) : action));
};
