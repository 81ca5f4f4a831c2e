import { field } from "../fields.ts";
import { featureFields, pictureFields } from "../fragments.ts";
import { band, defineBlock, headFields, items, layout } from "./define-block.ts";

const FEATURE_LAYOUTS = [
  { value: "grid", title: "Grid" },
  { value: "values", title: "Large, an icon for each" },
] as const;

export const features = defineBlock("features", "Features", {
  description: "Short points with a title and a sentence each: features, reasons, values.",
  group: "arguments",
  fields: [
    ...headFields(),
    items("Points", "featureItem"),
    layout(FEATURE_LAYOUTS),
    field("picture", "picture", "Picture beside them"),
    band(),
  ],
});

export const featuresView = /* groq */ `
  heading, intro,
  items[]{ ${featureFields} },
  layout,
  picture { ${pictureFields} },
  band
` as const;
