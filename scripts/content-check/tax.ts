import type { ContentDocument, Finding } from "./documents.ts";
import { textsIn } from "./texts.ts";

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
