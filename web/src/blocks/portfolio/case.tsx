import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { Picture } from "@/components/picture/picture";
import styles from "./portfolio.module.css";

export type Project = PROJECTS_QUERY_RESULT[number];

type Props = { project: Project; priority: boolean };

/** The typical sizes in one line: `Typical: 20–26 screens, 16–22 weeks`. */
export const typicalText = ({ typical }: Project): string =>
  typical?.length
    ? `Typical: ${typical.map(({ label, value }) => `${value} ${label.toLowerCase()}`).join(", ")}`
    : "";

/** A project: its picture and title link to the case study; trade-off and usual size follow. */
export function Case({ project, priority }: Props) {
  const { title, slug, category, location, description, tradeOff, image, article } = project;
  const caseStudy = article && pathOf(article);
  const picture = (
    <Picture
      picture={image}
      ratio={1.6}
      sizes="(min-width: 1392px) 624px, (min-width: 900px) 46vw, 92vw"
      priority={priority}
      className="aspect-2/1 lg:aspect-8/5"
    />
  );
  return (
    <article className={styles.case} id={slug ?? undefined}>
      {/* The title is the same link, so the picture is not a second tab stop. */}
      {caseStudy ? (
        <a href={caseStudy} tabIndex={-1}>
          {picture}
        </a>
      ) : (
        picture
      )}
      <small>{`${category} · ${location}`}</small>
      <h2>{caseStudy ? <a href={caseStudy}>{title}</a> : title}</h2>
      <p>{description}</p>
      <details>
        <summary>Trade-off and usual size</summary>
        <p className="text-mute">{tradeOff}</p>
        <p className="quiet">{typicalText(project)}</p>
      </details>
      <div className={classes("buttons items-center gap-x-3.5 gap-y-1.5", styles.actions)}>
        <ChatLink message={project.chatMessage} className="button ghost" isBrief>
          Get Similar Results<span className="sr-only"> to {title}, on WhatsApp</span>
        </ChatLink>
        {caseStudy && (
          <a className="text-link" href={caseStudy}>
            Read the Case Study<span className="sr-only">: {title}</span>
          </a>
        )}
      </div>
    </article>
  );
}
