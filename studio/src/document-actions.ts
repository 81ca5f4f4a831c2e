import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from "sanity";

/** Wraps each of Sanity’s actions only once: a new component would lose its state, such as an open dialog. */
export function wrappingActions<Action extends DocumentActionComponent>(
  wrap: (original: Action) => DocumentActionComponent,
) {
  const wrapped = new WeakMap<Action, DocumentActionComponent>();
  return (original: Action): DocumentActionComponent => {
    const { action, displayName } = original;
    const wrapper = wrapped.get(original) ?? Object.assign(wrap(original), { action, displayName });
    wrapped.set(original, wrapper);
    return wrapper;
  };
}

/** Derives an action’s description from Sanity’s own; called as a hook. */
type Change = (
  description: DocumentActionDescription | null,
  props: DocumentActionProps,
) => DocumentActionDescription | null;

/** Wraps Sanity’s actions to change their descriptions. */
export const changingActions = (change: Change) =>
  wrappingActions((original) => (props) => change(original(props), props));

/** The order of the menu: to publish, to know, to copy, to take off the site; what destroys work comes last. */
const ORDER = [
  ...["publish", "ReviewAction", "schedule", "ShowWhereItAppears", "restore", "duplicate"],
  ...["UnpublishAt", "unpublish", "discardChanges", "delete"],
];

/** Sorts actions by what they do; the first is the form’s main button. */
export const inOrder = (actions: readonly DocumentActionComponent[]): DocumentActionComponent[] => {
  const rank = ({ action, displayName = "" }: DocumentActionComponent) => {
    const found = ORDER.indexOf(action ?? displayName);
    return found < 0 ? ORDER.indexOf("duplicate") : found;
  };
  return actions.toSorted((one, other) => rank(one) - rank(other));
};
