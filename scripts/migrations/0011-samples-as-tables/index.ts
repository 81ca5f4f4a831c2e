import { isRecord, recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set, unset } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";

/** The layouts that samples still have. */
const LAYOUTS: readonly unknown[] = ["records", "comparison", "checklist", "calendar", "chat"];

/** A sample in a layout that is left: its lines as a table, or its messages as a conversation. */
function tableOf(sample: Record<string, unknown>): Record<string, unknown> {
  const rows = recordsIn(sample.rows).map(({ drawing: _drawing, ...row }) => row);
  const layout = rows.length > 0 ? "records" : "chat";
  return {
    ...sample,
    layout: LAYOUTS.includes(sample.layout) ? sample.layout : layout,
    ...(rows.length > 0 && { rows }),
  };
}

const isDrawn = (block: Record<string, unknown>) =>
  block._type === "exhibit" &&
  ((block.layout !== undefined && !LAYOUTS.includes(block.layout)) ||
    recordsIn(block.rows).some(({ drawing }) => drawing !== undefined));

/** The blocks with their samples as tables, if one was drawn. */
function sectionsOf(sections: unknown) {
  const blocks = recordsIn(sections);
  return blocks.some(isDrawn)
    ? blocks.map((block) => (isDrawn(block) ? tableOf(block) : block))
    : undefined;
}

function changesOf({ _type, sections, landing, picture, plate }: SanityDocument) {
  const rich = isRecord(landing) ? sectionsOf(landing.sections) : undefined;
  const own = sectionsOf(sections);
  const isDrawing = _type === "service" && isRecord(picture);
  const hasLines = isDrawing && recordsIn(picture.rows).concat(recordsIn(picture.turns)).length > 0;
  // Where a service has no picture of its work, what was drawn beside its title becomes its first sample.
  const kept =
    hasLines && !isRecord(plate)
      ? [
          { ...tableOf(picture), _type: "exhibit", _key: "picture" },
          ...(own ?? recordsIn(sections)),
        ]
      : own;
  return [
    ...(kept ? [at("sections", set(kept))] : []),
    ...(rich ? [at(["landing", "sections"], set(rich))] : []),
    ...(isDrawing ? [at("picture", unset())] : []),
  ];
}

/** Samples are tables and conversations: services have pictures of their work, which drew the rest. */
export default defineMigration({
  title: "Drawn samples as tables and conversations",
  documentTypes: [...TYPE_NAMES],
  migrate: { document: changesOf },
});
