import { rateLine } from "../../queries/fragments.ts";

export const chatDemoView = /* groq */ `
  heading,
  intro,
  items[]{ _key, question, words, answer, target->{ ${rateLine} } },
  otherwise,
  band
` as const;
