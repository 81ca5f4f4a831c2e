import { isRecord, recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";

const isFormerLayout = ({ _type, layout }: Record<string, unknown>) =>
  _type === "exhibit" && layout !== undefined && layout !== "records" && layout !== "chat";

/** The change of a list of blocks at `path`, if a sample in it has a layout that is left. */
function tablesAt(path: string[], sections: unknown) {
  const blocks = recordsIn(sections);
  if (!blocks.some(isFormerLayout)) return [];
  const changed = blocks.map((block) =>
    isFormerLayout(block) ? { ...block, layout: "records" } : block,
  );
  return [at(path, set(changed))];
}

/** Checklists, comparisons and calendars become tables. */
export default defineMigration({
  title: "Samples are tables and conversations",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: ({ sections, landing }) => [
      ...tablesAt(["sections"], sections),
      ...tablesAt(["landing", "sections"], isRecord(landing) ? landing.sections : []),
    ],
  },
});
