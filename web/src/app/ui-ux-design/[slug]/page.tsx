import { DESIGN_QUERY } from "@currawong/schemas/queries/pages";
import type { Metadata } from "next";
import { DesignPage } from "@/components/design/design-page";
import { PageShell } from "@/components/page-shell/page-shell";
import { slugsOf } from "@/content/addresses";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { metadataFor } from "@/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsOf("designPage");

async function loadDesign({ params }: Props) {
  const { slug } = await params;
  const path = `/ui-ux-design/${slug}`;
  const design = (await load(DESIGN_QUERY, { slug })) ?? (await missing(path));
  return { path, design };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, design } = await loadDesign(props);
  return metadataFor({ path, ...design });
}

export default async function Design(props: Props) {
  const { path, design } = await loadDesign(props);
  return (
    <PageShell path={path}>
      <DesignPage design={design} path={path} />
    </PageShell>
  );
}
