import { NEWEST_ARTICLES_QUERY } from "@currawong/schemas/queries/pages";
import { ArticleCard } from "@/components/article-card/article-card";
import { each } from "@/components/each/each";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { defineBlock } from "../define-block";
import styles from "./insights.module.css";

/** The newest articles: the first large, the others beside it. */
export const insights = defineBlock("insights", {
  load: () => load(NEWEST_ARTICLES_QUERY, {}, [tags.list("article")]),
  section: "stacked",
  list: ({ data }) => data,
  View: ({ data }) => (
    <>
      <div className={styles.insights}>
        {each(data, (article, index) => (
          <ArticleCard
            article={article}
            isSmall
            sizes={`(max-width: 900px) 94vw, ${index ? 340 : 480}px`}
          />
        ))}
      </div>
      <a className="text-link" href="/blog">
        Read the blog
      </a>
    </>
  ),
});
