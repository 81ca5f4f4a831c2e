import { pathOf } from "@currawong/schemas/paths";
import { PROJECTS_QUERY } from "@currawong/schemas/queries/writing";
import { load } from "../../../content/load.ts";
import { tags } from "../../../content/tags.ts";
import { absolute } from "../../addresses.ts";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "../../markdown/markdown.ts";
import { creativeWork } from "../../structured-data/creative-work.ts";
import type { Listing } from "./listing.ts";

/** The agency's work, case by case. */
export async function portfolioListing(): Promise<Listing> {
  const projects = await load(PROJECTS_QUERY, {}, [tags.list("project")]);
  return {
    items: projects.map(({ title, article }) => ({
      name: title,
      path: article && pathOf(article),
    })),
    things: projects.map((project) =>
      creativeWork("/portfolio", { ...project, image: project.image.asset?.url }),
    ),
    markdown: markdownBlocks(
      ...projects.map(({ title, category, location, description, scope, article }) =>
        markdownSection(
          2,
          title,
          escapeMarkdown(`${category}, ${location}`),
          escapeMarkdown(description),
          markdownList(
            (scope ?? []).map(({ label, value }) => escapeMarkdown(`${label}: ${value}`)),
          ),
          article && markdownLink("Case study", absolute(pathOf(article) ?? "/blog")),
        ),
      ),
    ),
  };
}
