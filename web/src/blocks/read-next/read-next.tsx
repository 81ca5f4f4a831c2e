import { ArticleCard } from "@/components/article-card/article-card";
import { SectionHead } from "@/components/section-head/section-head";
import type { BlockOf } from "@/model/block";

type Props = { articles: BlockOf<"readNext">["articles"] };

/** The articles that go on from one. */
export function ReadNext({ articles }: Props) {
  return (
    <section className="section band" aria-labelledby="related">
      <div className="wrap">
        <SectionHead id="related" title="Read next" />
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18.75rem),1fr))] gap-x-4 gap-y-6">
          {articles.map((article) => (
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
  );
}
