import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";

export type Project = PROJECTS_QUERY_RESULT[number];

/** Heads the sizes of such a project: they are no measure of this one. */
export const TYPICAL = "Typical scope of such a project";

/** Leads from a few projects to all. */
export const ALL = "See the portfolio";

/** Where a project is told at length: its case study, or its place in the portfolio. */
export const caseStudyPath = ({ article, slug }: Project): string =>
  (article && pathOf(article)) ?? `/portfolio#${slug}`;

/** The typical sizes in one line: `Typical: 20–26 screens, 16–22 weeks`. */
export const typicalText = ({ typical }: Project): string =>
  typical?.length
    ? `Typical: ${typical.map(({ label, value }) => `${value} ${label.toLowerCase()}`).join(", ")}`
    : "";
