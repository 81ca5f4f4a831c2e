import { ArticleCardView } from "./article-card-view.tsx";
import { summaryOf } from "./summary.ts";

type Props = {
  article: Parameters<typeof summaryOf>[0];
  sizes: string;
  /** For the first card on the first screen, whose picture is fetched first. */
  priority?: boolean;
  heading?: "h2" | "h3";
  isSmall?: boolean;
};

/** An article in a list: picture, category, month, title and excerpt. */
export function ArticleCard({ article, sizes, isSmall, ...view }: Props) {
  return <ArticleCardView article={summaryOf(article, sizes, isSmall)} {...view} />;
}
