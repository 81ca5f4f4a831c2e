import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { classes } from "@/components/classes";
import { ChatLink } from "../button/chat-link";
import { Picture } from "../picture/picture";
import styles from "./portfolio.module.css";

type Props = { project: PROJECTS_QUERY_RESULT[number]; priority: boolean };

/** A piece of work: its picture and its figures first, then its story in a paragraph. */
export function Case({ project, priority }: Props) {
  const { title, slug, category, location, description, scope, image, article } = project;
  const caseStudy = article && pathOf(article);
  return (
    <article className={styles.case} id={slug}>
      <Picture
        picture={image}
        ratio={1.6}
        sizes="(min-width: 1392px) 840px, (min-width: 900px) 62vw, 92vw"
        priority={priority}
        className={styles.picture}
      />
      <div className={styles.facts}>
        <p>
          <strong>{category}</strong>
          <br />
          {location}
        </p>
        <dl>
          {scope?.map(({ _key, label, value }) => (
            <div key={_key}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <h2>{title}</h2>
      <div className={styles.story}>
        <p>{description}</p>
        <div className={classes("buttons", styles.buttons)}>
          <ChatLink message={project.chatMessage}>
            Get Similar Results<span className="sr-only"> to {title}</span>
          </ChatLink>
          {caseStudy && (
            <a className="text-link" href={caseStudy}>
              Read the Case Study<span className="sr-only">: {title}</span>
            </a>
          )}
        </div>
      </div>
    </article>
  );
}
