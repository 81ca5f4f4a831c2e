import { formatMonth } from "@/components/article-card/format-month";
import { bodyMarkdown } from "@/components/body/body.markdown";
import { escapeMarkdown, markdownBlocks } from "@/markdown/markdown";
import { blogPosting } from "@/seo/structured-data/blog-posting";
import { defineBlock } from "../define-block";
import { Article } from "./article";

/** An article: its head, its picture, the text with its contents beside it. */
export const article = defineBlock("article", {
  View: ({ block }) => <Article article={block.article} />,
  markdown: ({ block: { article: text }, whatsappNumber }) =>
    markdownBlocks(
      `*${escapeMarkdown(text.category.title)}, ${formatMonth(text.publishedAt)}*`,
      bodyMarkdown(text.body, whatsappNumber),
    ),
  summarise: ({ block: { article: text }, page }) => ({
    things: [
      blogPosting({
        path: page.path,
        title: text.title,
        excerpt: text.excerpt,
        publishedAt: text.publishedAt,
        updatedAt: text._updatedAt,
        category: text.category.title,
        image: text.image.asset?.url,
      }),
    ],
  }),
});
