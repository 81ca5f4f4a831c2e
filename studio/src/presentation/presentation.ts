import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { presentationTool } from "sanity/presentation";
import { locations } from "./locations.ts";
import { mainDocuments } from "./main-documents.ts";

/**
 * The page beside the form: drafts as they are typed, and a click on a part of the page leads to its
 * field. The site lets the Studio in by a secret of its own (`docs/preview.md`).
 * @param siteUrl origin of the public site
 */
export const presentation = (siteUrl: string) =>
  presentationTool({
    title: "Preview",
    icon: EyeOpenIcon,
    allowOrigins: [siteUrl],
    previewUrl: {
      initial: siteUrl,
      previewMode: { enable: "/api/draft/enable" },
    },
    resolve: { locations, mainDocuments },
  });
