import { pathOf } from "@currawong/schemas/paths";
import { CASE_QUERY } from "@currawong/schemas/queries/writing";
import { readingMinutes } from "@currawong/schemas/reading-time";
import { Body } from "@/components/body/body";
import { type Heading, headingsOf } from "@/components/body/outline";
import { ChatLink } from "@/components/button/chat-link";
import { FactList } from "@/components/fact-list/fact-list";
import { Picture } from "@/components/picture/picture";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import type { Article } from "@/model/block";
import { formatMonth } from "@/model/date";
import { blogPosting } from "@/seo/structured-data/creative-work";
import { defineBlock } from "../define-block";
import styles from "./article.module.css";

function Contents({ headings }: { headings: readonly Heading[] }) {
  const chapters = headings.filter(({ level }) => level === 2);
  if (chapters.length < 2) return null;
  return (
    <nav className={`print:hidden ${styles.toc}`} aria-labelledby="contents">
      <h2 id="contents" className="label pb-1.5 text-text">
        In this article
      </h2>
      <ol>
        {chapters.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Category({ category }: { category: NonNullable<Article["category"]> }) {
  const href = pathOf(category);
  if (!href) return category.title;
  return (
    <a className="underline" href={href}>
      {category.title}
    </a>
  );
}

function factsOf({ category, publishedAt, body }: Article) {
  const published = formatMonth(publishedAt);
  return [
    { label: "Category", value: category && <Category category={category} /> },
    { label: "Published", value: published && <time dateTime={publishedAt}>{published}</time> },
    { label: "Reading time", value: `${readingMinutes(body)} min` },
  ];
}

/** An article: header, picture, and text with a table of contents beside it. */
export const article = defineBlock("article", {
  /** The project that it is the case study of, as the portfolio shows it. */
  load: async ({ article: { _id } }) =>
    (await load(CASE_QUERY, { article: _id }, [tags.members("project", _id)])).at(0),
  View: ({ block: { article }, data: project }) => {
    const headings = headingsOf(article.body, ["article"]);
    return (
      <article>
        <header className="wrap py-part">
          <a
            className={`inline-flex min-h-5.5 items-center gap-1.25 bold print:hidden ${styles.back}`}
            href="/blog"
          >
            Back to Blog
          </a>
          <h1 className="mt-part max-w-[17em]">{article.title}</h1>
          <p className="lede mt-row max-w-[40em]">{article.excerpt}</p>
        </header>
        <div className="wrap">
          <div className="grid items-end gap-x-4 gap-y-3 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <Picture
              picture={project?.image ?? article.image}
              ratio={1.6}
              sizes="(min-width: 1392px) 840px, (min-width: 900px) 62vw, 92vw"
              className="aspect-8/5"
              priority
            />
            {project ? (
              <div>
                <h2 className="label mb-1.5">Typical scope of such a project</h2>
                {/* Beside the picture, or in one row below it. */}
                <FactList
                  facts={project.typical}
                  className={`grid grid-cols-3 gap-x-2 lg:grid-cols-1 ${styles.figures}`}
                />
              </div>
            ) : (
              <FactList
                facts={factsOf(article)}
                className="top-rule flex flex-wrap gap-x-3 gap-y-2 pt-2 lg:grid [&_dd]:bold [&_dt]:quiet"
              />
            )}
          </div>
          {project && (
            <>
              <FactList
                facts={[...(project.scope ?? []), ...factsOf(article)]}
                className="mt-part top-rule grid grid-cols-2 gap-x-[clamp(1rem,5vw,4.5rem)] gap-y-2 pt-2 sm:grid-cols-4 [&_dd]:bold [&_dt]:quiet"
              />
              <ChatLink message={project.chatMessage} className="button ghost mt-3">
                Get Similar Results
              </ChatLink>
            </>
          )}
        </div>
        <div className={`wrap grid gap-y-6 pt-[clamp(3rem,6vw,5.5rem)] pb-section ${styles.text}`}>
          <Contents headings={headings} />
          <Body body={article.body} headings={headings} />
        </div>
      </article>
    );
  },
  summarise: ({ block, page }) => ({ things: [blogPosting(page.path, block.article)] }),
});
