import { ArticleCardView } from "../../components/article-card/article-card-view.tsx";
import type { ArticleSummary } from "../../components/article-card/summary.ts";
import { classes } from "../../components/classes.ts";
import styles from "./article-list.module.css";

type Props = {
  articles: readonly ArticleSummary[];
  /** Whether the list starts on the first screen, so that its first picture loads with priority. */
  first?: boolean;
  /** Whether it follows another batch, which puts its lead picture on the right. */
  further?: boolean;
};

/** A batch of articles: one large, two side by side, the rest in rows of three. */
export function ArticleList({ articles, first = false, further = false }: Props) {
  return (
    <ul className={classes(styles.articles, further && "mt-apart top-rule pt-part")}>
      {articles.map((article, index) => (
        <li key={article.href}>
          <ArticleCardView
            article={article}
            heading="h2"
            priority={first && index === 0}
            lead={index > 0 ? undefined : further ? "right" : "left"}
          />
        </li>
      ))}
    </ul>
  );
}
