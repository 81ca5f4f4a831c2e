import type { HOME_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { pathOf } from "@currawong/schemas/paths";
import { Picture } from "../picture/picture";

type Props = {
  article: HOME_QUERY_RESULT["articles"][number];
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** The first card of a first screen: its picture is fetched first. */
  priority?: boolean;
};

const monthAndYear = new Intl.DateTimeFormat("en-AU", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** The month and year of a date, e.g. `September 2025`. */
export function formatMonth(date: string): string {
  return monthAndYear.format(new Date(date));
}

/** An article wherever it is listed: picture, category, month, title and excerpt. */
export function ArticleCard({ article, sizes, priority = false }: Props) {
  const { title, excerpt, category, publishedAt, image } = article;
  return (
    <article className="article-card">
      <Picture picture={image} ratio={1.6} sizes={sizes} priority={priority} />
      <p className="meta">
        {category.title} · <time dateTime={publishedAt}>{formatMonth(publishedAt)}</time>
      </p>
      <h3>
        <a href={pathOf(article) ?? "/blog"}>{title}</a>
      </h3>
      <p className="excerpt">{excerpt}</p>
    </article>
  );
}
