import { ArticleCardView } from "../../components/article-card/article-card-view.tsx";
import type { ArticleSummary } from "../../components/article-card/summary.ts";
import { classes } from "../../components/classes.ts";
import styles from "./article-list.module.css";

type Props = {
  articles: readonly ArticleSummary[];
  /** Whether the list begins on the first screen. */
  first?: boolean;
  /** Whether it follows another batch: it turns the other way. */
  further?: boolean;
};

/** A batch of articles: one large, two beside each other, the rest in rows of three. */
export function ArticleList({ articles, first = false, further = false }: Props) {
  return (
    <ul className={classes(styles.articles, further && "mt-apart top-rule pt-part")}>
      {articles.map((article, place) => (
        <li key={article.href}>
          <ArticleCardView
            article={article}
            heading="h2"
            priority={first && place === 0}
            lead={place > 0 ? undefined : further ? "right" : "left"}
          />
        </li>
      ))}
    </ul>
  );
}
