import { featureFields, pictureFields } from "../../queries/fragments.ts";

export const featuresView = /* groq */ `
  heading,
  intro,
  items[]{ ${featureFields} },
  layout,
  picture { ${pictureFields} },
  band
` as const;
