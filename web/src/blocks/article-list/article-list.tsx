import { ArticleCard } from "@/components/article-card/article-card";
import styles from "./article-list.module.css";
import type { ArticlePage } from "./load-articles";

/** The `sizes` of pictures by position in a batch: one large, two below it, then rows of three. */
const WIDE = "(min-width: 1392px) 740px, (min-width: 900px) 54vw, 92vw";
const NARROW = "(min-width: 1392px) 520px, (min-width: 900px) 38vw, 92vw";
const THIRD = "(min-width: 1392px) 405px, (min-width: 900px) 29vw, (min-width: 600px) 44vw, 92vw";
const SIZES = [WIDE, WIDE, NARROW];

/** A batch of articles: one large, two side by side, the rest in rows of three. Load More adds further ones below it. */
export const ArticleList = ({ articles }: Pick<ArticlePage, "articles">) => (
  <ul className={styles.articles} data-articles="">
    {articles.map((article, index) => (
      <li key={article._id}>
        <ArticleCard
          article={article}
          sizes={SIZES[index] ?? THIRD}
          heading="h2"
          priority={index === 0}
          isLead={index === 0}
        />
      </li>
    ))}
  </ul>
);
