import { notFound } from "next/navigation";
import { Blog, loadBlog } from "@/components/blog/blog";
import { loadBlogPage } from "@/components/blog/blog-page";
import { metadataFor } from "@/seo/metadata";

export async function generateMetadata() {
  const { title, intro, seo, preset } = await loadBlog();
  return metadataFor({ path: "/blog", title, description: intro, seo, preset });
}

export default async function BlogFirstPage() {
  const page = (await loadBlogPage(1)) ?? notFound();
  return <Blog number={1} page={page} />;
}
