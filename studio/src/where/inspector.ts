import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EarthGlobeIcon } from "@sanity/icons/EarthGlobe";
import { lazy } from "react";
import { type DocumentInspector, defineDocumentInspector } from "sanity";

/** The inspector’s name among the Studio’s own, and in addresses. */
export const WHERE = "where-it-appears";

/** What editors call it. */
export const TITLE = "Where it appears";

const inspector = defineDocumentInspector({
  name: WHERE,
  useMenuItem: () => ({ icon: EarthGlobeIcon, title: TITLE, showAsAction: true }),
  component: lazy(() => import("./ui/inspector.tsx")),
});

/** The view “Where it appears”, beside the form of every document the site shows. */
export const withWhere = (
  inspectors: DocumentInspector[],
  { documentType }: { documentType: string },
): DocumentInspector[] =>
  PUBLIC_TYPES.includes(documentType) ? [...inspectors, inspector] : inspectors;
