import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { Features } from "./features";
import { pointsMarkdown } from "./markdown";

/** Features, reasons or values. */
export const features = defineBlock("features", {
  View: Features,
  markdown: ({ block }) => sectionMarkdown(block, pointsMarkdown(block.items)),
});
