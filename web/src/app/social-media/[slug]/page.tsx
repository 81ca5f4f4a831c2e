import { PLATFORM_QUERY } from "@currawong/schemas/queries/pages";
import type { Metadata } from "next";
import { PageShell } from "@/components/page-shell/page-shell";
import { PlatformPage } from "@/components/platform-page/platform-page";
import { slugsOf } from "@/content/addresses";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { metadataFor } from "@/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsOf("platformPage");

async function loadPlatform({ params }: Props) {
  const { slug } = await params;
  const path = `/social-media/${slug}`;
  const page = (await load(PLATFORM_QUERY, { slug })) ?? (await missing(path));
  return { path, page };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, page } = await loadPlatform(props);
  return metadataFor({ path, ...page });
}

export default async function Platform(props: Props) {
  const { path, page } = await loadPlatform(props);
  return (
    <PageShell path={path}>
      <PlatformPage page={page} path={path} />
    </PageShell>
  );
}
