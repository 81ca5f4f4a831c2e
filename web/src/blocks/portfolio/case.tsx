import { pathOf } from "@currawong/schemas/paths";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { FactList } from "@/components/fact-list/fact-list";
import { Picture } from "@/components/picture/picture";
import styles from "./portfolio.module.css";
import { type Project, TYPICAL } from "./project";

type Props = { project: Project; priority: boolean };

/** A piece of work: its picture and its name lead to the case study; decision, trade-off and scope follow. */
export function Case({ project, priority }: Props) {
  const { title, slug, category, location, description, decision, tradeOff, image, article } =
    project;
  const caseStudy = article && pathOf(article);
  const picture = (
    <Picture
      picture={image}
      ratio={1.6}
      sizes="(min-width: 1392px) 840px, (min-width: 900px) 62vw, 92vw"
      priority={priority}
      className={styles.picture}
    />
  );
  return (
    <article className={styles.case} id={slug}>
      {/* The title beside it is the same link: one stop for the keyboard is enough. */}
      {caseStudy ? (
        <a className={styles.plate} href={caseStudy} tabIndex={-1}>
          {picture}
        </a>
      ) : (
        <div className={styles.plate}>{picture}</div>
      )}
      <h2>{caseStudy ? <a href={caseStudy}>{title}</a> : title}</h2>
      <div className={styles.facts}>
        <p>
          <strong>{category}</strong>
          <br />
          {location}
        </p>
        <FactList facts={project.scope} />
      </div>
      <div className={styles.story}>
        <p>{description}</p>
        <FactList
          facts={[
            { label: "Decision", value: decision },
            { label: "Trade-off", value: tradeOff },
          ]}
        />
        {project.typical && (
          <div className={styles.typical}>
            <h3 className="label">{TYPICAL}</h3>
            <FactList facts={project.typical} />
          </div>
        )}
        <div className={classes("buttons", styles.buttons)}>
          {caseStudy && (
            <a className="button ghost" href={caseStudy}>
              Read the Case Study<span className="sr-only">: {title}</span>
            </a>
          )}
          <ChatLink
            message={project.chatMessage}
            className={caseStudy ? "text-link" : "button ghost"}
          >
            Get Similar Results<span className="sr-only"> to {title}</span>
          </ChatLink>
        </div>
      </div>
    </article>
  );
}
