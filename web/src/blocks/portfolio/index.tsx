import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { PROJECTS_QUERY } from "@currawong/schemas/queries/writing";
import { absolute } from "@/addresses";
import { chatMarkdown } from "@/chat/chat.markdown";
import { classes } from "@/components/classes";
import { SectionHead } from "@/components/section-head/section-head";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import {
  escapeMarkdown,
  markdownBlocks,
  markdownLink,
  markdownList,
  markdownSection,
} from "@/markdown/markdown";
import { creativeWork } from "@/seo/structured-data/creative-work";
import { defineBlock } from "../define-block";
import { Case } from "./case";
import styles from "./portfolio.module.css";

type Project = PROJECTS_QUERY_RESULT[number];

function projectMarkdown(project: Project, whatsappNumber: string): string {
  const { title, category, location, description, scope, article, chatMessage } = project;
  return markdownSection(
    2,
    title,
    escapeMarkdown(`${category}, ${location}`),
    escapeMarkdown(description),
    markdownList((scope ?? []).map(({ label, value }) => escapeMarkdown(`${label}: ${value}`))),
    chatMarkdown("Get Similar Results", chatMessage, whatsappNumber),
    article && markdownLink("Read the Case Study", absolute(pathOf(article) ?? "/blog")),
  );
}

/** The agency’s work, project by project. */
export const portfolio = defineBlock("portfolio", {
  load: () => load(PROJECTS_QUERY, {}, [tags.list("project")]),
  View: ({ block, data }) => (
    <div className={classes("section wrap", styles.cases)}>
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      {data.map((project, place) => (
        <Case key={project._id} project={project} priority={place === 0} />
      ))}
    </div>
  ),
  markdown: ({ block, data, whatsappNumber }) =>
    markdownBlocks(
      markdownSection(2, block.heading, block.intro && escapeMarkdown(block.intro)),
      ...data.map((project) => projectMarkdown(project, whatsappNumber)),
    ),
  summarise: ({ data, page }) => ({
    items: data.map(({ title, article }) => ({ name: title, path: article && pathOf(article) })),
    things: data.map((project) =>
      creativeWork(page.path, { ...project, image: project.image.asset?.url }),
    ),
  }),
});
