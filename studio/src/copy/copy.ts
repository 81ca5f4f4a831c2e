import { useRef } from "react";
import type {
  DocumentActionsResolver,
  DuplicateDocumentActionComponent,
  SanityDocumentLike,
} from "sanity";
import { wrappingActions } from "../document-actions.ts";
import { useRawClient } from "../lake/use-live.ts";

type Slug = { current?: string };

/** What a copy’s address begins with, by the address of the original. */
const copyPrefix = (slug: string) => `${slug}-copy`;

/** The first address for a copy that no document has: `uber-clone-copy`, `uber-clone-copy-2`. */
function freeAddress(slug: string, taken: ReadonlySet<string>): string {
  let address = copyPrefix(slug);
  for (let number = 2; taken.has(address); number++) address = `${copyPrefix(slug)}-${number}`;
  return address;
}

const withFreeAddress = (slug: Slug | undefined, taken: ReadonlySet<string>) =>
  slug?.current ? { ...slug, current: freeAddress(slug.current, taken) } : slug;

/** A copy of a document with a title and free addresses of its own; other addresses stay with the original. */
export function copyOf(document: SanityDocumentLike, taken: ReadonlySet<string>) {
  const { aliases: _, aliasReasons: __, slug, landing, ...rest } = document;
  const copy: SanityDocumentLike = { ...rest };
  if (typeof copy.title === "string") copy.title = `Copy of ${copy.title}`;
  // Documents of the site hold their addresses so.
  if (slug) copy.slug = withFreeAddress(slug as Slug, taken);
  if (landing) {
    const page = landing as { slug?: Slug };
    copy.landing = { ...page, slug: withFreeAddress(page.slug, taken) };
  }
  return copy;
}

/** The addresses that copies of a document may have already. */
const TAKEN_QUERY = `[
  ...*[string::startsWith(slug.current, $slug)].slug.current,
  ...*[string::startsWith(landing.slug.current, $landing)].landing.slug.current
]`;

/** Duplicating that gives the copy a title and a free address of its own. */
const copying = wrappingActions<DuplicateDocumentActionComponent>((original) => (props) => {
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
      const params = {
        slug: copyPrefix(slug?.current ?? ""),
        landing: copyPrefix(landing?.slug?.current ?? ""),
      };
      taken.current = new Set(await client.fetch<string[]>(TAKEN_QUERY, params));
      description.onHandle?.();
    },
  };
});

/** Sanity’s actions, with a *Duplicate* whose copy can be published. */
export const copyActions: DocumentActionsResolver = (actions) =>
  actions.map((action) => (action.action === "duplicate" ? copying(action) : action));
