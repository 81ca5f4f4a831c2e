import card from "@/components/article-card/article-card.module.css";
import { each } from "@/components/each/each";
import { Picture } from "@/components/picture/picture";
import styles from "./portfolio.module.css";
import { ALL, caseStudyPath, type Project, typicalText } from "./project";

/** A few projects as cards, and the way to all of them. */
export function Teasers({ projects }: { projects: readonly Project[] }) {
  return (
    <>
      <div className={styles.teasers}>
        {each(projects, (project) => (
          <article className={`${card.card} ${card.small}`}>
            <Picture
              picture={project.image}
              ratio={1.6}
              sizes="(max-width: 720px) 92vw, 640px"
              isSmall
              className={card.picture}
            />
            <p>{`${project.category} · ${project.location}`}</p>
            <h3>
              <a href={caseStudyPath(project)}>{project.title}</a>
            </h3>
            <p>{typicalText(project)}</p>
          </article>
        ))}
      </div>
      <a className="text-link" href="/portfolio">
        {ALL}
      </a>
    </>
  );
}
