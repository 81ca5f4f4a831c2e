import { useRef } from "react";
import type {
  DocumentActionComponent,
  DocumentActionsResolver,
  DuplicateDocumentActionComponent,
} from "sanity";
import { useRawClient } from "../lake/client.ts";
import { copyOf, copyPrefix } from "./copy-of.ts";

/** The addresses that copies of a document may have already. */
const TAKEN_QUERY = `[
  ...*[string::startsWith(slug.current, $slug)].slug.current,
  ...*[string::startsWith(landing.slug.current, $landing)].landing.slug.current
]`;

const wrapped = new WeakMap<DocumentActionComponent, DocumentActionComponent>();

/** Duplicating that gives the copy a title and a free address of its own. */
function copying(original: DuplicateDocumentActionComponent): DocumentActionComponent {
  const known = wrapped.get(original);
  if (known) return known;
  const action: DocumentActionComponent = (props) => {
    const client = useRawClient();
    const taken = useRef<ReadonlySet<string>>(new Set());
    const description = original({
      ...props,
      mapDocument: (document) => copyOf(document, taken.current),
    });
    if (!description) return null;
    const { slug, landing } = Object(props.draft ?? props.published);
    return {
      ...description,
      onHandle: async () => {
        taken.current = new Set(
          await client.fetch<string[]>(TAKEN_QUERY, {
            slug: copyPrefix(slug?.current ?? ""),
            landing: copyPrefix(landing?.slug?.current ?? ""),
          }),
        );
        description.onHandle?.();
      },
    };
  };
  wrapped.set(original, Object.assign(action, { action: original.action }));
  return action;
}

/** Sanity’s actions, with a *Duplicate* whose copy can be published. */
export const copyActions: DocumentActionsResolver = (actions) =>
  actions.map((action) => (action.action === "duplicate" ? copying(action) : action));
