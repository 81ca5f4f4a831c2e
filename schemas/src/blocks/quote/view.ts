import { rateLine } from "../../queries/fragments.ts";

export const quoteView = /* groq */ `
  heading,
  customer,
  lines[]{ _key, text, quantity, service->{ ${rateLine} } },
  exclusions,
  dates,
  validDays,
  acceptance
` as const;
