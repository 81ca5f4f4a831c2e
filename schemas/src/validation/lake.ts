import type { ValidationContext } from "@sanity/types";
import { API_VERSION } from "../api-version.ts";

type Document = NonNullable<ValidationContext["document"]>;

/** The client with which a rule queries the Content Lake. */
export const lakeOf = (context: ValidationContext, perspective: "published" | "raw") =>
  context.getClient({ apiVersion: API_VERSION }).withConfig({ perspective });

/** Runs a query once for all fields of one version of a document, which are validated together. */
export function oncePerVersion<Result>(
  query: (document: Document, context: ValidationContext) => Promise<Result>,
) {
  const pending = new WeakMap<Document, Promise<Result>>();
  return (document: Document, context: ValidationContext): Promise<Result> => {
    const running =
      pending.get(document) ?? query(document, context).finally(() => pending.delete(document));
    pending.set(document, running);
    return running;
  };
}

/** The id of a document's published version, from the id of any version. */
export const baseId = (id: string): string => id.replace(/^(drafts\.|versions\.[^.]+\.)/, "");
