import { isRecord, recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";

const isGone = ({ _type }: Record<string, unknown>) =>
  _type === "needFinder" || _type === "testimonials";

function changesOf(path: string[], sections: unknown) {
  const blocks = recordsIn(sections);
  return blocks.some(isGone) ? [at(path, set(blocks.filter((block) => !isGone(block))))] : [];
}

/** Pages have neither needs nor testimonials. */
export default defineMigration({
  title: "No need finder and no testimonials",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: ({ sections, landing }: SanityDocument) => [
      ...changesOf(["sections"], sections),
      ...(isRecord(landing) ? changesOf(["landing", "sections"], landing.sections) : []),
    ],
  },
});
