import { pathOf } from "@currawong/schemas/paths";
import { PROJECTS_QUERY } from "@currawong/schemas/queries/writing";
import { SectionHead } from "@/components/section-head/section-head";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { creativeWork } from "@/seo/structured-data/creative-work";
import { defineBlock } from "../define-block";
import { inOrder } from "../in-order";
import { Case } from "./case";
import styles from "./portfolio.module.css";
import { Teasers } from "./teasers";

/** The agency’s projects: all of them in full, or a few as cards. */
export const portfolio = defineBlock("portfolio", {
  load: async ({ projects, order }) =>
    projects?.length
      ? projects
      : inOrder(await load(PROJECTS_QUERY, {}, [tags.list("project")]), order),
  View: ({ block, data }) => (
    <div className="section wrap">
      {block.heading && <SectionHead title={block.heading} intro={block.intro} />}
      {block.projects?.length ? (
        <Teasers projects={data} />
      ) : (
        <div className={styles.cases}>
          {data.map((project, index) => (
            <Case key={project._id} project={project} priority={index === 0} />
          ))}
        </div>
      )}
    </div>
  ),
  // The pages that a few cards link to have their own structured data.
  summarise: ({ block, data, page }) =>
    block.projects?.length
      ? {}
      : {
          items: data.map(({ title, article }) => ({
            name: title,
            path: article && pathOf(article),
          })),
          cases: data.map(({ title, slug, image }) => ({
            title,
            href: `#${slug}`,
            picture: image,
          })),
          things: data.map((project) => creativeWork(page.path, project)),
        },
});
