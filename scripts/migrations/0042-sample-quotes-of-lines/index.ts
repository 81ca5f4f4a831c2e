import { recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";

/** A sample quote with its lines alone, which say what else there is to say. */
function linesAlone({
  exclusions,
  dates,
  validDays,
  acceptance,
  lines,
  ...block
}: Record<string, unknown>) {
  return { ...block, lines: recordsIn(lines).map(({ text, ...line }) => line) };
}

/** Sample quotes are written from the facts of what they offer. */
export default defineMigration({
  title: "Sample quotes have lines, and no words of their own",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: ({ sections }) => {
      const blocks = recordsIn(sections);
      const changed = blocks.map((block) => (block._type === "quote" ? linesAlone(block) : block));
      return JSON.stringify(changed) === JSON.stringify(blocks)
        ? []
        : [at("sections", set(changed))];
    },
  },
});
