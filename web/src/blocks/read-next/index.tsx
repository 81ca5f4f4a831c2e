import { ArticleCard } from "@/components/article-card/article-card";
import { SectionHead } from "@/components/section-head/section-head";
import { defineBlock } from "../define-block";

/** The articles suggested after an article. */
export const readNext = defineBlock("readNext", {
  View: ({ block }) => (
    <section className="section band print:hidden" aria-labelledby="related">
      <div className="wrap">
        <SectionHead id="related" title="Read next" />
        <ul className="grid gap-x-4 gap-y-6 md:grid-cols-3">
          {block.articles.map((article) => (
            <li key={article._id}>
              <ArticleCard
                article={article}
                sizes="(min-width: 1392px) 405px, (min-width: 900px) 29vw, 92vw"
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  ),
});
