import { pathOf } from "@currawong/schemas/paths";
import { classes } from "@/components/classes";
import { SectionHead } from "@/components/section-head/section-head";
import { creativeWork } from "@/seo/structured-data/creative-work";
import { defineBlock } from "../define-block";
import { Case } from "./case";
import { portfolioMarkdown } from "./markdown";
import styles from "./portfolio.module.css";
import { loadProjects } from "./projects";

/** The agency’s work, project by project. */
export const portfolio = defineBlock("portfolio", {
  load: loadProjects,
  View: ({ block, data }) => (
    <div className={classes("section wrap", styles.cases)}>
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      {data.map((project, place) => (
        <Case key={project._id} project={project} priority={place === 0} />
      ))}
    </div>
  ),
  markdown: portfolioMarkdown,
  summarise: ({ data, page }) => ({
    items: data.map(({ title, article }) => ({ name: title, path: article && pathOf(article) })),
    things: data.map((project) =>
      creativeWork(page.path, { ...project, image: project.image.asset?.url }),
    ),
  }),
});
