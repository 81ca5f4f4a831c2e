import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import type { DefaultDocumentNodeResolver } from "sanity/structure";
import { PAGE_TYPES } from "./previews.ts";
import { SearchPreview } from "./search-preview.tsx";

/** Documents that have a page get a second tab: how search and social networks will show it. */
export const documentNode: DefaultDocumentNodeResolver = (S, { schemaType }) =>
  PAGE_TYPES.has(schemaType)
    ? S.document().views([
        S.view.form(),
        S.view
          .component(SearchPreview)
          .id("search-preview")
          .title("Search and social")
          .icon(EyeOpenIcon),
      ])
    : S.document();
