import { featureFields } from "../../queries/fragments.ts";

export const stepsView = /* groq */ `
  heading,
  intro,
  items[]{ ${featureFields} },
  layout,
  band
` as const;
