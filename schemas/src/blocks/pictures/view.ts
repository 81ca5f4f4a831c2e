import { pictureFields } from "../../queries/fragments.ts";

export const picturesView = /* groq */ `
  pictures[]{ _key, ${pictureFields} },
  points
` as const;
