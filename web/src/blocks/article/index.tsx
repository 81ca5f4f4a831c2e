import { pathOf } from "@currawong/schemas/paths";
import { CASE_QUERY } from "@currawong/schemas/queries/writing";
import { readingMinutes } from "@currawong/schemas/reading-time";
import { Body } from "@/components/body/body";
import { type Heading, headingsOf } from "@/components/body/outline";
import { classes } from "@/components/classes";
import { FactList } from "@/components/fact-list/fact-list";
import { Picture } from "@/components/picture/picture";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import type { Article } from "@/model/block";
import { formatMonth } from "@/model/date";
import { blogPosting } from "@/seo/structured-data/creative-work";
import { defineBlock } from "../define-block";
import styles from "./article.module.css";
import { CaseOpening, type Project } from "./case-opening";

/** The article's table of contents, shown beside the text. */
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

type Props = { article: Article; project: Project | undefined };

function View({ article, project }: Props) {
  const { title, excerpt, category, publishedAt, image, body } = article;
  const headings = headingsOf(body, ["article"]);
  const published = formatMonth(publishedAt);
  const facts = [
    ...(category ? [{ label: "Category", value: <Category category={category} /> }] : []),
    ...(published
      ? [{ label: "Published", value: <time dateTime={publishedAt}>{published}</time> }]
      : []),
    { label: "Reading time", value: `${readingMinutes(body)} min` },
  ];
  return (
    <article>
      <header className="wrap py-part">
        <a
          className={classes(
            "inline-flex print:hidden min-h-5.5 items-center gap-1.25 bold",
            styles.back,
          )}
          href="/blog"
        >
          Back to Blog
        </a>
        <h1 className="mt-part max-w-[17em]">{title}</h1>
        <p className="lede mt-row max-w-[40em]">{excerpt}</p>
        {!project && (
          <FactList
            className={classes(
              styles.facts,
              "max-sm:flex max-sm:flex-wrap max-sm:gap-x-1.5 max-sm:text-sm max-sm:[&_dt]:sr-only",
            )}
            facts={facts}
          />
        )}
      </header>
      {project ? (
        <CaseOpening project={project} facts={facts} />
      ) : (
        <div className="wrap">
          <Picture
            picture={image}
            ratio={2.1}
            sizes="(min-width: 1392px) 1280px, 92vw"
            className="aspect-[2.1]"
            priority
          />
        </div>
      )}
      <div className={classes("wrap", styles.text)}>
        <Contents headings={headings} />
        <Body body={body} headings={headings} />
      </div>
    </article>
  );
}

/** An article: header, picture, and text with a table of contents beside it. */
export const article = defineBlock("article", {
  load: ({ article: { _id } }) =>
    load(CASE_QUERY, { article: _id }, [tags.members("project", _id)]),
  View: ({ block, data: [project] }) => <View article={block.article} project={project} />,
  summarise: ({ block, page }) => ({ things: [blogPosting(page.path, block.article)] }),
});
