import { classes } from "../classes.ts";
import { PictureFrame } from "../picture/picture-frame.tsx";
import styles from "./article-card.module.css";
import type { ArticleSummary } from "./summary.ts";

type Props = {
  article: ArticleSummary;
  priority?: boolean;
  /** One level below the heading of the card's list. */
  heading?: "h2" | "h3";
  /** The side of the picture on wide screens, for the first card of a list. */
  lead?: "left" | "right";
};

/** The card's markup, rendered on the server and, for articles loaded later, in the browser. */
export function ArticleCardView(props: Props) {
  const { article, priority, heading: Heading = "h3", lead } = props;
  const { href, title, excerpt, category, published, month, picture } = article;
  return (
    <article className={classes(styles.card, lead && styles[lead])}>
      {picture && <PictureFrame picture={picture} priority={priority} className={styles.picture} />}
      <small>
        {category && `${category} · `}
        <time dateTime={published}>{month}</time>
      </small>
      <Heading>
        <a href={href}>{title}</a>
      </Heading>
      <p>{excerpt}</p>
    </article>
  );
}
