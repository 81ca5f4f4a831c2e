import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import type { DefaultDocumentNodeResolver } from "sanity/structure";
import { SearchPreview } from "./search-preview.tsx";

/** Documents that have a page get a second tab: how search and social networks will show it. */
export const documentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  (LINKABLE_TYPES as readonly string[]).includes(schemaType)
    ? S.document().views([
        S.view.form(),
        S.view
          .component(SearchPreview)
          .id("search-preview")
          .title("Search and social")
          .icon(EyeOpenIcon),
      ])
    : S.document();
