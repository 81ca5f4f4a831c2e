import type { CASE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { ChatLink } from "@/components/button/chat-link";
import { classes } from "@/components/classes";
import { FactList } from "@/components/fact-list/fact-list";
import { Picture } from "@/components/picture/picture";
import styles from "./article.module.css";

/** A project, as the portfolio shows it. */
export type Project = CASE_QUERY_RESULT[number];

type Props = {
  project: Project;
  /** Facts about the article itself. */
  facts: Parameters<typeof FactList>[0]["facts"];
};

/** What a case study opens with: the project's picture beside its usual size, then its scope. */
export const CaseOpening = ({ project, facts }: Props) => (
  <div className="wrap">
    <div className="grid items-end gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <Picture
        picture={project.image}
        ratio={1.6}
        sizes="(min-width: 1392px) 840px, (min-width: 900px) 62vw, 92vw"
        className="aspect-8/5"
        priority
      />
      <div>
        <h2 className="label mb-1.5">Typical scope of such a project</h2>
        <FactList facts={project.typical} className={styles.figures} />
      </div>
    </div>
    <FactList
      facts={[...(project.scope ?? []), ...(facts ?? [])]}
      className={classes(styles.facts, "max-sm:grid-cols-2")}
    />
    <div className="buttons mt-3 items-center gap-x-3.5 gap-y-1.5 print:hidden">
      <ChatLink message={project.chatMessage} className="button ghost">
        Get Similar Results
      </ChatLink>
    </div>
  </div>
);
