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
