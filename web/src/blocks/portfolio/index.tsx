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
import { ALL, caseStudyPath, type Project, TYPICAL, typicalText } from "./project";
import { Teasers } from "./teasers";

const factsMarkdown = (facts: Project["scope"]) =>
  markdownList((facts ?? []).map(({ label, value }) => escapeMarkdown(`${label}: ${value}`)));

function projectMarkdown(project: Project, whatsappNumber: string): string {
  const { title, category, location, description, decision, tradeOff, article } = project;
  const part = (name: string, text: string | null) =>
    text && `**${name}**: ${escapeMarkdown(text)}`;
  return markdownSection(
    2,
    title,
    escapeMarkdown(`${category}, ${location}`),
    escapeMarkdown(description),
    part("Decision", decision),
    part("Trade-off", tradeOff),
    factsMarkdown(project.scope),
    project.typical && `*${TYPICAL}*`,
    factsMarkdown(project.typical),
    chatMarkdown("Get Similar Results", project.chatMessage, whatsappNumber),
    article && markdownLink("Read the Case Study", absolute(pathOf(article) ?? "/blog")),
  );
}

const teaserMarkdown = (project: Project) =>
  markdownBlocks(
    `### ${markdownLink(project.title, absolute(caseStudyPath(project)))}`,
    escapeMarkdown(`${project.category}, ${project.location}. ${typicalText(project)}`),
  );

/** The agency’s work: all of it, project by project, or a few as cards. */
export const portfolio = defineBlock("portfolio", {
  load: async ({ projects }) =>
    projects?.length ? projects : load(PROJECTS_QUERY, {}, [tags.list("project")]),
  View: ({ block, data }) => (
    <div className={classes("section wrap", !block.projects?.length && "grid gap-section")}>
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      {block.projects?.length ? (
        <Teasers projects={data} />
      ) : (
        data.map((project, place) => (
          <Case key={project._id} project={project} priority={place === 0} />
        ))
      )}
    </div>
  ),
  markdown: ({ block, data, whatsappNumber }) =>
    markdownSection(
      2,
      block.heading,
      block.intro && escapeMarkdown(block.intro),
      ...(block.projects?.length
        ? [...data.map(teaserMarkdown), markdownLink(ALL, absolute("/portfolio"))]
        : data.map((project) => projectMarkdown(project, whatsappNumber))),
    ),
  // What a few cards lead to says the rest itself.
  summarise: ({ block, data, page }) =>
    block.projects?.length
      ? {}
      : {
          items: data.map(({ title, article }) => ({
            name: title,
            path: article && pathOf(article),
          })),
          things: data.map((project) => creativeWork(page.path, project)),
        },
});
