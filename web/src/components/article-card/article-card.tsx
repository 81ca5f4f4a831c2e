import { ArticleCardView } from "./article-card-view.tsx";
import { summaryOf } from "./summary.ts";

type Props = {
  article: Parameters<typeof summaryOf>[0];
  /** How wide the picture is shown, as in `<img sizes>`. */
  sizes: string;
  /** The first card of a first screen: its picture is fetched first. */
  priority?: boolean;
  heading?: "h2" | "h3";
  /** Whether it is never shown wider than half the page. */
  isSmall?: boolean;
};

/** An article wherever it is listed: picture, category, month, title and excerpt. */
export function ArticleCard({ article, sizes, isSmall, ...view }: Props) {
  return <ArticleCardView article={summaryOf(article, sizes, isSmall)} {...view} />;
}
