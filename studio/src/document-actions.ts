import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
} from "sanity";

/** What an action offers, made of what Sanity’s own offers; called as a hook. */
type Change = (
  description: DocumentActionDescription | null,
  props: DocumentActionProps,
) => DocumentActionDescription | null;

/** Changes actions of Sanity. Each is wrapped once: a new component would forget that its dialog is open. */
export function changingActions(change: Change) {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (original: DocumentActionComponent): DocumentActionComponent => {
    const known = wrapped.get(original);
    if (known) return known;
    const action: DocumentActionComponent = (props) => change(original(props), props);
    wrapped.set(
      original,
      Object.assign(action, { action: original.action, displayName: original.displayName }),
    );
    return action;
  };
}
