import { loadBlogPage } from "./blog-page.ts";

/** The numbers of the pages after the first, for `generateStaticParams`, which wants at least one. */
export async function furtherPages(): Promise<string[]> {
  const { lastPage } = (await loadBlogPage(1)) ?? { lastPage: 1 };
  return Array.from({ length: Math.max(1, lastPage - 1) }, (_, index) => String(index + 2));
}
