import { classes } from "../classes.ts";
import { PictureFrame } from "../picture/picture-frame.tsx";
import styles from "./article-card.module.css";
import type { ArticleSummary } from "./summary.ts";

type Props = {
  article: ArticleSummary;
  priority?: boolean;
  /** The level below the heading of the list it stands in. */
  heading?: "h2" | "h3";
  /** First of its list: on wide screens the picture stands beside it, on this side. */
  lead?: "left" | "right";
};

/** The card itself, for the server and for the browser, which adds cards to the blog. */
export function ArticleCardView(props: Props) {
  const { article, priority, heading: Heading = "h3", lead } = props;
  const { href, title, excerpt, category, published, month, picture } = article;
  return (
    <article className={classes(styles.card, lead && styles[lead])}>
      {picture && <PictureFrame picture={picture} priority={priority} className={styles.picture} />}
      <p>
        {`${category} · `}
        <time dateTime={published}>{month}</time>
      </p>
      <Heading>
        <a href={href}>{title}</a>
      </Heading>
      <p>{excerpt}</p>
    </article>
  );
}
