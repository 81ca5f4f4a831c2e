import { Blog } from "@/components/blog/blog";
import { loadBlogPage } from "@/components/blog/blog-page";

/** An unknown article falls back to the list, without a message (specification, section 8). */
export default async function UnknownArticle() {
  const page = await loadBlogPage(1);
  return page && <Blog number={1} page={page} />;
}
