import "./article.css";
import type { ARTICLE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { ArticleCard } from "../article-card/article-card";
import { formatMonth } from "../article-card/format-month";
import { Body } from "../body/body";
import { headingsOf, readingMinutes } from "../body/outline";
import { Closing } from "../closing/closing";
import { Picture } from "../picture/picture";
import { SectionHead } from "../section-head/section-head";
import { Contents } from "./contents";

type Props = { article: NonNullable<ARTICLE_QUERY_RESULT> };

/** An article: its head, its picture, the text with its contents beside it, what to read next. */
export function Article({ article }: Props) {
  const { title, excerpt, category, publishedAt, image, body, related, closing } = article;
  return (
    <>
      <article className="article">
        <header className="wrap">
          <a className="back" href="/blog">
            Back to Blog
          </a>
          <h1>{title}</h1>
          <p className="lede">{excerpt}</p>
          <dl>
            <div>
              <dt>Category</dt>
              <dd>{category.title}</dd>
            </div>
            <div>
              <dt>Published</dt>
              <dd>
                <time dateTime={publishedAt}>{formatMonth(publishedAt)}</time>
              </dd>
            </div>
            <div>
              <dt>Reading time</dt>
              <dd>{readingMinutes(body)} min</dd>
            </div>
          </dl>
        </header>
        <div className="wrap">
          <Picture
            picture={image}
            ratio={2.1}
            sizes="(min-width: 1392px) 1280px, 92vw"
            className="article-picture"
            priority
          />
        </div>
        <div className="wrap article-text">
          <Contents headings={headingsOf(body)} />
          <Body body={body} />
        </div>
      </article>
      {related && related.length > 0 && (
        <section className="section band" aria-labelledby="related">
          <div className="wrap">
            <SectionHead id="related" title="Read next" />
            <ul className="related">
              {related.map((other) => (
                <li key={other._id}>
                  <ArticleCard
                    article={other}
                    sizes="(min-width: 1392px) 405px, (min-width: 900px) 29vw, 92vw"
                  />
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}
      <Closing closing={closing} />
    </>
  );
}
