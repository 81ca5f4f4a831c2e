import { pathOf } from "@currawong/schemas/paths";
import card from "@/components/article-card/article-card.module.css";
import { each } from "@/components/each/each";
import { Picture } from "@/components/picture/picture";
import { type Project, typicalText } from "./case";
import styles from "./portfolio.module.css";

/** The address of a project's case study or, without one, of its entry in the portfolio. */
const caseStudyPath = ({ article, slug }: Project): string =>
  (article && pathOf(article)) ?? `/portfolio#${slug}`;

/** A few projects as cards, and a link to all of them. */
export function Teasers({ projects }: { projects: readonly Project[] }) {
  return (
    <>
      <div className={styles.teasers}>
        {each(projects, (project) => (
          <article className={`${card.card} ${card.small}`}>
            <Picture
              picture={project.image}
              ratio={1.6}
              sizes="(max-width: 900px) 94vw, 480px"
              isSmall
              className={card.picture}
            />
            <small>{`${project.category} · ${project.location}`}</small>
            <h3>
              <a href={caseStudyPath(project)}>{project.title}</a>
            </h3>
            <p>{typicalText(project)}</p>
          </article>
        ))}
      </div>
      <a className="text-link" href="/portfolio">
        See the portfolio
      </a>
    </>
  );
}
