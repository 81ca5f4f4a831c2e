import { Claims } from "@/components/claims/claims";
import { loadClaims } from "@/content/agency";
import { defineBlock } from "../define-block";

/** The agency’s figures from the settings, the first as the largest. */
export const claims = defineBlock("claims", {
  load: loadClaims,
  section: "stacked",
  list: ({ data }) => data,
  View: ({ data }) => <Claims claims={data} hasLead />,
});
