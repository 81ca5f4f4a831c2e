import { ARTICLE_QUERY } from "@currawong/schemas/queries/writing";
import { Article } from "@/components/article/article";
import { PageShell } from "@/components/page-shell/page-shell";
import { slugsOf } from "@/content/addresses";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { metadataFor } from "@/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsOf("article");

async function loadArticle({ params }: Props) {
  const { slug } = await params;
  return (await load(ARTICLE_QUERY, { slug })) ?? missing(`/blog/${slug}`);
}

export async function generateMetadata(props: Props) {
  const { slug, title, excerpt, seo, preset } = await loadArticle(props);
  return metadataFor({ path: `/blog/${slug}`, title, description: excerpt, seo, preset });
}

export default async function ArticlePage(props: Props) {
  const article = await loadArticle(props);
  return (
    <PageShell path={`/blog/${article.slug}`}>
      <Article article={article} />
    </PageShell>
  );
}
