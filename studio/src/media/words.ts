import { defineLocaleResourceBundle } from "sanity";

/** The most that the local Content Lake takes (`lake/assets/upload.ts`). */
export const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

const TITLE = "That file wasn’t taken";
const REASON =
  "It may be damaged, no picture where one is wanted, or larger than 64 MB or 100 megapixels. Save it as JPEG, PNG or WebP and choose it again.";

/** What the Studio says of a file that the Content Lake refuses: chosen for a field, or for a list of pictures. */
export const mediaWords = defineLocaleResourceBundle({
  locale: "en-US",
  namespace: "studio",
  resources: {
    "inputs.image.upload-error.title": TITLE,
    "inputs.image.upload-error.description": REASON,
    "asset-sources.common.uploader.upload-failed.title": TITLE,
    "asset-sources.common.uploader.upload-failed.description": REASON,
  },
});
