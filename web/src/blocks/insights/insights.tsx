import type { NEWEST_ARTICLES_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { ArticleCard } from "@/components/article-card/article-card";
import { each } from "@/components/each/each";
import { Section } from "@/components/section/section";
import styles from "./insights.module.css";

type Props = {
  heading: string | null;
  intro?: string | null;
  band?: boolean | null;
  articles: NEWEST_ARTICLES_QUERY_RESULT;
};

/** The newest articles: the first large, the others beside it. */
export function Insights({ heading, intro, band, articles }: Props) {
  if (articles.length === 0) return null;
  return (
    <Section title={heading} intro={intro} band={band}>
      <div className={styles.insights}>
        {each(articles, (article, index) => (
          <ArticleCard
            article={article}
            sizes={`(max-width: 900px) 94vw, ${index ? 340 : 480}px`}
          />
        ))}
      </div>
      <a className="text-link" href="/blog">
        Read the blog
      </a>
    </Section>
  );
}
