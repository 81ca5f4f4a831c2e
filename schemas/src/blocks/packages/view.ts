import { packageSet } from "../../queries/fragments.ts";

export const packagesView = /* groq */ `
  heading,
  intro,
  set->{ ${packageSet} },
  whole,
  band
` as const;
