import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from "sanity";

/** Wraps actions of Sanity, each once: a new component would forget that its dialog is open. */
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

/** What an action offers, made of what Sanity’s own offers; called as a hook. */
type Change = (
  description: DocumentActionDescription | null,
  props: DocumentActionProps,
) => DocumentActionDescription | null;

/** Changes what actions of Sanity offer. */
export const changingActions = (change: Change) =>
  wrappingActions((original) => (props) => change(original(props), props));
