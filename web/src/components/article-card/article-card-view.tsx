import { PictureFrame } from "../picture/picture-frame.tsx";
import type { ArticleSummary } from "./summary.ts";

type Props = {
  article: ArticleSummary;
  priority?: boolean;
  /** The level below the heading of the list it stands in. */
  heading?: "h2" | "h3";
};

/** The card itself, for the server and for the browser, which adds cards to the blog. */
export function ArticleCardView({ article, priority, heading: Heading = "h3" }: Props) {
  const { href, title, excerpt, category, published, month, picture } = article;
  return (
    <article className="article-card">
      {picture && <PictureFrame picture={picture} priority={priority} />}
      <p className="meta">
        {`${category} · `}
        <time dateTime={published}>{month}</time>
      </p>
      <Heading>
        <a href={href}>{title}</a>
      </Heading>
      <p className="excerpt">{excerpt}</p>
    </article>
  );
}
