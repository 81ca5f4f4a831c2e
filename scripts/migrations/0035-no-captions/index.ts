import { isRecord, recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";

/** The change of a list of blocks, if a film among them has a file of captions. */
function changesOf(path: string[], list: unknown) {
  const blocks = recordsIn(list);
  const hasCaptions = ({ _type, captions }: Record<string, unknown>) =>
    _type === "video" && captions !== undefined;
  if (!blocks.some(hasCaptions)) return [];
  const without = blocks.map((block) => {
    const { captions: _captions, ...rest } = block;
    return hasCaptions(block) ? rest : block;
  });
  return [at(path, set(without))];
}

/** A film in a file is a link, and has no captions of the site's own. */
export default defineMigration({
  title: "No files of captions",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document: ({ sections, body, landing }: SanityDocument) => [
      ...changesOf(["sections"], sections),
      ...changesOf(["body"], body),
      ...(isRecord(landing) ? changesOf(["landing", "sections"], landing.sections) : []),
    ],
  },
});
