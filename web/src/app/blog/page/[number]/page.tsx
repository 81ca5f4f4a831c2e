import { notFound, permanentRedirect } from "next/navigation";
import { Blog, loadBlog } from "@/components/blog/blog";
import { loadBlogPage } from "@/components/blog/blog-page";
import { furtherPages } from "@/components/blog/further-pages";
import { blogPath, pageNumberFrom } from "@/components/blog/paging";
import { metadataFor } from "@/seo/metadata";

type Props = { params: Promise<{ number: string }> };

export async function generateStaticParams() {
  return (await furtherPages()).map((number) => ({ number }));
}

export async function generateMetadata({ params }: Props) {
  const { number } = await params;
  const { intro, seo, preset } = await loadBlog();
  return metadataFor({
    path: `/blog/page/${number}`,
    title: `Blog, page ${number}`,
    description: `Page ${number} of our articles. ${intro}`,
    // The blog's search title and description are its first page's; its keywords are for all.
    seo: seo && { ...seo, customTitle: null, customDescription: null, namesPreset: false },
    preset,
  });
}

export default async function BlogFurtherPage({ params }: Props) {
  const number = pageNumberFrom((await params).number) ?? notFound();
  if (number === 1) permanentRedirect(blogPath(1));
  const page = (await loadBlogPage(number)) ?? notFound();
  return <Blog number={number} page={page} />;
}
