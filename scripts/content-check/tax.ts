import { isRecord } from "@currawong/schemas/record";
import type { ContentDocument, Finding } from "./documents.ts";

/** Words that add GST to a price or leave it out. */
const EXCLUDES_TAX =
  /(?:\bplus|\+|\bbefore|\bex\.?|\bexcl\.?|\bexclud(?:es|ing)|\bexclusive of) ?GST\b/i;

/**
 * Finds texts that say GST comes on top of a price: every price on the site includes it, as the law asks of
 * prices shown to the public.
 */
export function checkTax(documents: readonly ContentDocument[]): Finding[] {
  return documents.flatMap((document) =>
    [...textsIn(document)].flatMap(([path, text]) => {
      const [words] = EXCLUDES_TAX.exec(text) ?? [];
      const message = `Says “${words}”, but our prices include GST: write “GST included”.`;
      return words ? [{ rule: "tax", id: document._id, path, message }] : [];
    }),
  );
}

/** Yields every text within a value, with its path. */
function* textsIn(value: unknown, path = ""): Generator<[path: string, text: string]> {
  if (typeof value === "string") yield [path, value];
  const isList = Array.isArray(value);
  if (!isList && !isRecord(value)) return;
  for (const [name, item] of Object.entries(value)) {
    yield* textsIn(item, isList ? `${path}[${name}]` : [path, name].filter(Boolean).join("."));
  }
}
