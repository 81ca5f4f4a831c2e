import { Claims } from "@/components/claims/claims";
import { loadClaims } from "@/content/agency";
import { defineBlock } from "../define-block";

/** The agency’s figures from the settings, across the page. */
export const claims = defineBlock("claims", {
  load: loadClaims,
  section: "stacked",
  list: ({ data }) => data,
  View: ({ data }) => (
    <div className="lg:[--claim-size:var(--text-display)]">
      <Claims claims={data} />
    </div>
  ),
});
