import { project } from "../../queries/writing.ts";

/** All projects are read by `PROJECTS_QUERY`. */
export const portfolioView = /* groq */ `heading, intro, projects[]->{ ${project} }` as const;
