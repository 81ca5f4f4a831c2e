import { rateLine } from "../../queries/fragments.ts";

export const needFinderView = /* groq */ `
  heading,
  intro,
  items[]{ _key, title, services[]->{ ${rateLine} } },
  band
` as const;
