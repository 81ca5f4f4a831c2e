import { defineLocaleResourceBundle } from "sanity";
import { REASON } from "./media.tsx";

const NOT_ACCEPTED = "That file wasn’t accepted";

/** What we say instead of Sanity, by its namespaces and keys. */
const WORDS = {
  studio: {
    "inputs.image.upload-error.title": NOT_ACCEPTED,
    "inputs.image.upload-error.description": REASON,
    "asset-sources.common.uploader.upload-failed.title": NOT_ACCEPTED,
    "asset-sources.common.uploader.upload-failed.description": REASON,
    "inputs.array.no-items-label": "None yet",
    "schedule-publish-dialog.description":
      "The date and time are Sydney’s, unless you choose another zone in the calendar. What is changed in the form afterwards stays unpublished.",
  },
  structure: {
    "panes.document-list-pane.no-documents-of-type.text": "None yet. The plus above starts one.",
  },
  presentation: {
    "locations-banner.resolving.text": "Looking where it appears…",
    "narrow-tabs.content-tab.label": "Form",
    "narrow-tabs.preview-tab.label": "Preview",
    // The site enforces this (`web/src/preview/shared-link.ts`).
    "share-preview-menu.toggle-button.label_second-line":
      "for 7 days, with anyone who has the link",
    "share-preview-menu.toggle-button.tooltip_disable":
      "Stop sharing: no link shows drafts any more",
  },
};

export const words = Object.entries(WORDS).map(([namespace, resources]) =>
  defineLocaleResourceBundle({ locale: "en-US", namespace, resources }),
);
