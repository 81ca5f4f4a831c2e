import { rateLine } from "../../queries/fragments.ts";

export const rateCardView = /* groq */ `
  heading,
  intro,
  services[]->{ ${rateLine} },
  band
` as const;
