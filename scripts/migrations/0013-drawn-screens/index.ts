import { isRecord, recordsIn } from "@currawong/schemas/record";
import { TYPE_NAMES } from "@currawong/schemas/types";
import { at, defineMigration, set, unset } from "@sanity/migrate";
import type { SanityDocument } from "@sanity/types";

type Block = Record<string, unknown>;

const isDrawnAside = ({ _type, aside }: Block) =>
  _type === "hero" && (aside === "screens" || aside === "artboard");

const hasScreens = ({ _type, screens }: Block) => _type === "serviceCards" && screens !== undefined;

function withoutScreens(block: Block): Block {
  if (isDrawnAside(block)) return { ...block, aside: "none" };
  const { screens: _screens, ...cards } = block;
  return hasScreens(block) ? cards : block;
}

/** The change of a list of blocks, if one of them shows what was drawn. */
function changesOf(path: string[], sections: unknown) {
  const blocks = recordsIn(sections);
  const isShown = blocks.some((block) => isDrawnAside(block) || hasScreens(block));
  return isShown ? [at(path, set(blocks.map(withoutScreens)))] : [];
}

/** Cards of services show the picture of the work in place of a drawing that the site had, and so do openings. */
export default defineMigration({
  title: "No drawings of screens that are not content",
  documentTypes: [...TYPE_NAMES],
  migrate: {
    document({ _type, sections, landing, screen }: SanityDocument) {
      return [
        ...changesOf(["sections"], sections),
        ...(isRecord(landing) ? changesOf(["landing", "sections"], landing.sections) : []),
        ...(_type === "service" && screen !== undefined ? [at("screen", unset())] : []),
      ];
    },
  },
});
