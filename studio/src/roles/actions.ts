import type { DocumentActionsResolver } from "sanity";
import { changingActions } from "../document-actions.ts";
import { isAdministrator, isForAdministrators } from "./roles.ts";

/** What the button says to editors in place of its own words. */
export const ASK = "Only administrators delete what was published.";

/** Deleting, for editors: of what was never published alone. */
const guard = changingActions((description, { published }) =>
  description && published ? { ...description, disabled: true, title: ASK } : description,
);

/** What the user may do with a document: settings are the administrators', and so is deleting. */
export const roleActions: DocumentActionsResolver = (actions, { schemaType, currentUser }) => {
  if (isAdministrator(currentUser)) return actions;
  // What only shows something has no name among the Studio's own actions.
  if (isForAdministrators(schemaType)) return actions.filter(({ action }) => !action);
  return actions.map((action) => (action.action === "delete" ? guard(action) : action));
};
