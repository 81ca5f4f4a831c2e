import type { PROJECTS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { FactList } from "@/components/fact-list/fact-list";
import { Picture } from "@/components/picture/picture";
import styles from "./portfolio.module.css";

export type Project = PROJECTS_QUERY_RESULT[number];

type Props = { project: Project; priority: boolean };

/** A project: its picture and title link to the case study; decision, trade-off and scope follow. */
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
      className="aspect-8/5"
    />
  );
  return (
    <article className={styles.case} id={slug ?? undefined}>
      {/* The title is the same link, so the picture is not a second tab stop. */}
      {caseStudy ? (
        <a className={styles.picture} href={caseStudy} tabIndex={-1}>
          {picture}
        </a>
      ) : (
        <div className={styles.picture}>{picture}</div>
      )}
      <h2>{caseStudy ? <a href={caseStudy}>{title}</a> : title}</h2>
      <div className={`flex flex-col justify-between ${styles.facts}`}>
        <p>
          <strong>{category}</strong>
          <br />
          {location}
        </p>
        <FactList facts={project.scope} className="mt-2.5 top-rule" />
      </div>
      <div className={styles.story}>
        <p className="mb-3.5 max-w-[40em] text-lg [line-height:1.5]">{description}</p>
        <FactList
          facts={[
            { label: "Decision", value: decision },
            { label: "Trade-off", value: tradeOff },
          ]}
        />
        {project.typical && (
          <div className="mt-1 mb-3.5 rounded bg-band px-2.5 py-1.75">
            <h3 className="label">Typical scope of such a project</h3>
            <FactList facts={project.typical} className={classes("mt-1", styles.typical)} />
          </div>
        )}
        <div className="buttons items-center gap-x-3.5 gap-y-1.5">
          <ChatLink message={project.chatMessage} className="button ghost">
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
