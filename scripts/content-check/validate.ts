import { compiledSchema } from "@currawong/schemas/compiled-schema";
import type { SanityDocument } from "@sanity/types";
import { type ValidationClient, validateDocument } from "@sanity/validation";

/** One rule a document breaks. */
export type Finding = {
  id: string;
  level: "error" | "warning" | "info";
  /** The field, e.g. `landing.faq[_key].answer`. */
  path: string;
  message: string;
};

/** What validation needs besides the document: other documents, and which ids exist. */
export type ValidationContext = {
  client: ValidationClient;
  exists: (id: string) => boolean;
};

type StoredDocument = { _id: string; _type: string; [field: string]: unknown };

/**
 * Validates a document against the schema, by the code that the Studio and `sanity documents validate` run.
 * @param document as stored in the dataset; `_rev` and dates may be missing
 * @returns the messages an editor would see beside the fields; empty when there are none
 */
export async function validate(
  document: StoredDocument,
  { client, exists }: ValidationContext,
): Promise<Finding[]> {
  const never = "1970-01-01T00:00:00Z";
  const { markers } = await validateDocument({
    document: { _rev: "", _createdAt: never, _updatedAt: never, ...document } as SanityDocument,
    schema: compiledSchema,
    client,
    getDocumentExists: async ({ id }) => exists(id),
  });
  return markers.map(({ level, path, message }) => ({
    id: document._id,
    level,
    path: pathText(path),
    message,
  }));
}

function pathText(path: readonly unknown[]): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === "number") return `${text}[${segment}]`;
    if (typeof segment === "object" && segment && "_key" in segment)
      return `${text}[${segment._key}]`;
    return text ? `${text}.${segment}` : String(segment);
  }, "");
}
