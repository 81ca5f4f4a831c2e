import { ArticleCardView } from "../article-card/article-card-view.tsx";
import type { ArticleSummary } from "../article-card/summary.ts";

type Props = {
  articles: readonly ArticleSummary[];
  /** Whether the list begins on the first screen. */
  first?: boolean;
};

/** A batch of articles: one large, two beside each other, the rest in rows of three. */
export function ArticleList({ articles, first = false }: Props) {
  return (
    <ul className="articles">
      {articles.map((article, place) => (
        <li key={article.href}>
          <ArticleCardView article={article} heading="h2" priority={first && place === 0} />
        </li>
      ))}
    </ul>
  );
}
