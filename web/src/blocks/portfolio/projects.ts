import { PROJECTS_QUERY } from "@currawong/schemas/queries/writing";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

/** Every project, in the order of the portfolio. */
export const loadProjects = () => load(PROJECTS_QUERY, {}, [tags.list("project")]);

export type Project = Awaited<ReturnType<typeof loadProjects>>[number];
