import { withKeys } from "@currawong/content/keys";
import { at, defineMigration, set } from "@sanity/migrate";
import { withLines } from "./cells.ts";
import { meanings, withPrices } from "./prices.ts";

/**
 * Articles repeated prices as figures, which went stale when the price changed. Text can name a price
 * where it stands now, in paragraphs and in tables, whose cells were plain texts and become lines that
 * can hold one. A figure that can mean only one price of what its article links to becomes that
 * price; every other is left as it was written, and `content:check` names it.
 */
export default defineMigration({
  title: "Figures in articles to prices where they stand",
  migrate: {
    async document(document, { filtered }) {
      const fields: Record<string, unknown> = document;
      const find = (id: string) => filtered.getDocument(id);
      const meant =
        document._type === "article" ? await meanings(fields.body, find) : new Map<number, never>();
      return Object.entries(fields).flatMap(([name, value]) => {
        if (name.startsWith("_")) return [];
        const lines = withLines(value);
        const changed = name === "body" ? withPrices(lines, meant) : lines;
        return changed === value ? [] : [at(name, set(withKeys(changed)))];
      });
    },
  },
});
