import { type ReactElement, useState } from "react";
import type {
  DocumentActionComponent,
  DocumentActionDescription,
  DocumentActionProps,
  DocumentActionsResolver,
} from "sanity";
import { isVersion } from "./dataset/versions.ts";

/** Wraps each of Sanity’s actions only once: a new component would lose its state, such as an open dialog. */
function wrappingActions(wrap: (original: DocumentActionComponent) => DocumentActionComponent) {
  const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();
  return (original: DocumentActionComponent): DocumentActionComponent => {
    const { action, displayName } = original;
    const wrapper = wrapped.get(original) ?? Object.assign(wrap(original), { action, displayName });
    wrapped.set(original, wrapper);
    return wrapper;
  };
}

/** What an action shows and does; `null` hides it. */
export type Description = DocumentActionDescription | null;

/** Derives an action’s description from Sanity’s own; called as a hook. */
type Change = (description: Description, props: DocumentActionProps) => Description;

/**
 * Changes Sanity’s actions where it shows a draft or what is published; of a version in a release only the one that takes
 * it off the site.
 * @param changes by the name of the action
 * @param isFor whether documents of a type are concerned
 */
export function changingActions(
  changes: Readonly<Partial<Record<NonNullable<DocumentActionComponent["action"]>, Change>>>,
  isFor: (schemaType: string) => boolean = () => true,
): DocumentActionsResolver {
  const wrappers = new Map(
    Object.entries(changes).map(([name, change]) => [
      name,
      wrappingActions((original) => (props) => change(original(props), props)),
    ]),
  );
  return (actions, { schemaType, versionType }) =>
    actions.map((action) => {
      const name = action.action ?? "";
      const isConcerned =
        isFor(schemaType) && (!isVersion(versionType) || name === "unpublishVersion");
      return (isConcerned && wrappers.get(name)?.(action)) || action;
    });
}

/** Makes an action open a dialog. @param create its content, with a function that closes it */
export function useDialog(create: (close: () => void) => ReactElement | null) {
  const [isOpen, setOpen] = useState(false);
  const component = isOpen && create(() => setOpen(false));
  return {
    onHandle: () => setOpen(true),
    dialog: component && { type: "custom" as const, component },
  };
}
