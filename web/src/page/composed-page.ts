import { pathOf } from "@currawong/schemas/paths";
import type { Page } from "@/model/page";
import { type ComposedDocument, FAMILIES, type Family } from "./families";

/** A page that editors compose from blocks. @throws when the document has no address */
export function composedPage(document: ComposedDocument): Page {
  const { _id: id, _type: type, title, description, seo, preset, sections } = document;
  const path = pathOf(document);
  if (!path) throw new Error(`The page ${id} has no address.`);
  const blocks = sections ?? [];
  const source = { id, type, sections: "sections", frame: {} };
  // Each family takes documents of its own type, which is this one's.
  const createFamily = FAMILIES[type] as (draft: object) => Family;
  const family = createFamily({
    document,
    path,
    blocks,
    source,
    crumb: { label: title, href: path },
  });
  return { path, source, title, description, seo, preset, blocks, ...family };
}
