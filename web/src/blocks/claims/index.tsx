import { Claims } from "@/components/claims/claims";
import { Section } from "@/components/section/section";
import { loadClaims } from "@/content/agency";
import { escapeMarkdown, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";

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
  View: ({ block, data }) => (
    <Section title={block.heading} intro={block.intro}>
      <Claims claims={data} />
    </Section>
  ),
  markdown: ({ block, data }) => sectionMarkdown(block, claimsMarkdown(data)),
});
