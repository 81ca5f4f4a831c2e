import { useRef } from "react";
import type {
  DocumentActionsResolver,
  DuplicateDocumentActionComponent,
  SanityDocumentLike,
} from "sanity";
import { useRawClient } from "../dataset/use-live.ts";
import { wrappingActions } from "../document-actions.ts";
import { useAttempt } from "../ui/use-task.ts";

type Slug = { current?: string };

/** Prefix of a copy’s address, from the original’s address. */
const copyPrefix = (slug: string) => `${slug}-copy`;

/** The first unused address for a copy, such as `uber-clone-copy` or `uber-clone-copy-2`. */
function freeAddress(slug: string, taken: ReadonlySet<string>): string {
  let address = copyPrefix(slug);
  for (let number = 2; taken.has(address); number++) address = `${copyPrefix(slug)}-${number}`;
  return address;
}

const withFreeAddress = (slug: Slug | undefined, taken: ReadonlySet<string>) =>
  slug?.current ? { ...slug, current: freeAddress(slug.current, taken) } : slug;

/** Copies a document with its own title and unused addresses; the aliases stay with the original. */
export function copyOf(document: SanityDocumentLike, taken: ReadonlySet<string>) {
  const { aliases: _, aliasReasons: __, slug, landing, ...rest } = document;
  const copy: SanityDocumentLike = { ...rest };
  if (typeof copy.title === "string") copy.title = `Copy of ${copy.title}`;
  // Every document type of the site stores its address as a slug.
  if (slug) copy.slug = withFreeAddress(slug as Slug, taken);
  if (landing) {
    const page = landing as { slug?: Slug };
    copy.landing = { ...page, slug: withFreeAddress(page.slug, taken) };
  }
  return copy;
}

/** Addresses that earlier copies of a document may use. */
const TAKEN_QUERY = `[
  ...*[string::startsWith(slug.current, $slug)].slug.current,
  ...*[string::startsWith(landing.slug.current, $landing)].landing.slug.current
]`;

/** Wraps *Duplicate* so that the copy gets its own title and unused addresses. */
const wrapDuplicate = wrappingActions<DuplicateDocumentActionComponent>((original) => (props) => {
  const client = useRawClient();
  const attempt = useAttempt("Not duplicated");
  const taken = useRef<ReadonlySet<string>>(new Set());
  const description = original({
    ...props,
    mapDocument: (document) => copyOf(document, taken.current),
  });
  if (!description) return null;
  const { slug, landing } = Object(props.draft ?? props.published);
  return {
    ...description,
    onHandle: () =>
      void attempt(async () => {
        const params = {
          slug: copyPrefix(slug?.current ?? ""),
          landing: copyPrefix(landing?.slug?.current ?? ""),
        };
        taken.current = new Set(await client.fetch<string[]>(TAKEN_QUERY, params));
        description.onHandle?.();
      }),
  };
});

/** Replaces *Duplicate* with one whose copy doesn’t conflict with the original’s addresses. */
export const copyActions: DocumentActionsResolver = (actions) =>
  actions.map((action) => (action.action === "duplicate" ? wrapDuplicate(action) : action));
