import { NEWEST_ARTICLES_QUERY } from "@currawong/schemas/queries/pages";
import { ArticleCard } from "@/components/article-card/article-card";
import { each } from "@/components/each/each";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { defineBlock } from "../define-block";

/** The newest articles: the first large, the others beside it. */
export const insights = defineBlock("insights", {
  load: () => load(NEWEST_ARTICLES_QUERY, {}, [tags.list("article")]),
  section: "stacked",
  list: ({ data }) => data,
  View: ({ data }) => (
    <>
      {/* On phones they scroll sideways. */}
      <div className="mb-5 grid gap-3 max-md:-mx-gutter max-md:auto-cols-[78%] max-md:snap-strip md:grid-cols-3">
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
