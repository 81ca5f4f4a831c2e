import type { ARTICLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { formatMonth } from "@/model/date";
import { classes } from "../classes";
import { Picture } from "../picture/picture";
import styles from "./article-card.module.css";

type Props = {
  article: ARTICLES_QUERY_RESULT["articles"][number];
  sizes: string;
  /** For the first card on the first screen, whose picture is fetched first. */
  priority?: boolean;
  /** One level below the heading of the card's list. */
  heading?: "h2" | "h3";
  /** Never wider than half the page: the excerpt is left out. */
  isSmall?: boolean;
  /** Whether it is the first of a list, with its picture beside the text on wide screens. */
  isLead?: boolean;
};

/** An article in a list: picture, category, month, title and, in a larger one, excerpt. */
export function ArticleCard(props: Props) {
  const { article, sizes, priority, heading: Heading = "h3", isSmall, isLead } = props;
  const { title, excerpt, category, publishedAt, image } = article;
  // Decorative here: the title beside it says what the article is about. The article itself describes it.
  const picture = image && { ...image, alt: "" };
  return (
    <article className={classes(styles.card, isLead && styles.lead)}>
      {picture && (
        <Picture
          {...{ picture, sizes, priority, isSmall }}
          ratio={1.6}
          className={styles.picture}
        />
      )}
      <small>
        {category?.title && `${category.title} · `}
        <time dateTime={publishedAt}>{formatMonth(publishedAt)}</time>
      </small>
      <Heading>
        <a href={pathOf(article) ?? "/blog"}>{title}</a>
      </Heading>
      {!isSmall && <p>{excerpt}</p>}
    </article>
  );
}
