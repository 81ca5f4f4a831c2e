import type { ArticleCategory } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

const articleCategory = (slug: string, title: string): AuthoredDocument<ArticleCategory> => ({
  _id: `articleCategory-${slug}`,
  title,
});

/** What articles are filed under on the blog. */
export const articleCategories = [
  articleCategory("chatbots", "Chatbots"),
  articleCategory("ecommerce", "Ecommerce"),
  articleCategory("automation", "Automation"),
  articleCategory("web", "Web"),
  articleCategory("social-media", "Social media"),
  articleCategory("ai", "AI"),
  articleCategory("mobile", "Mobile apps"),
  articleCategory("product", "Product"),
  articleCategory("it-services", "IT services"),
  articleCategory("security", "Security"),
  articleCategory("case-studies", "Case studies"),
];
