import { serviceCardSection } from "../../queries/fragments.ts";

/** Services chosen one by one; those of a group are read by `GROUP_SERVICES_QUERY`. */
export const serviceCardsView = /* groq */ `
  heading,
  intro,
  "group": group._ref,
  services[]->{ ${serviceCardSection} },
  layout,
  screens,
  band
` as const;
