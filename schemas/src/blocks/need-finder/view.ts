import { need, needsOf } from "../../queries/fragments.ts";

export const needFinderView = /* groq */ `
  heading,
  intro,
  page->{ ${needsOf} },
  items[]{ ${need} },
  band
` as const;
