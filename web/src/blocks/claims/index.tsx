import { Claims } from "@/components/claims/claims";
import { loadClaims } from "@/content/agency";
import { escapeMarkdown, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";

type Figures = Awaited<ReturnType<typeof loadClaims>>;

/** The figures as a Markdown list. */
export const claimsMarkdown = (claims: Figures) =>
  markdownList(
    claims.map(({ figure, label, note }) =>
      escapeMarkdown(`${figure} ${label}${note ? ` (${note})` : ""}`),
    ),
  );

/** The agency’s figures from the settings. */
export const claims = defineBlock("claims", {
  load: loadClaims,
  section: "stacked",
  View: ({ data }) => <Claims claims={data} />,
  markdown: ({ data }) => claimsMarkdown(data),
});
