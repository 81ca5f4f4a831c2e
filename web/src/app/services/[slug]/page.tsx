import { SERVICE_QUERY } from "@currawong/schemas/queries/services";
import type { Metadata } from "next";
import { PageShell } from "@/components/page-shell/page-shell";
import { ServicePage } from "@/components/service-page/service-page";
import { slugsOf } from "@/content/addresses";
import { load } from "@/content/load";
import { missing } from "@/content/missing";
import { metadataFor } from "@/seo/metadata";

type Props = { params: Promise<{ slug: string }> };

export const generateStaticParams = () => slugsOf("service");

async function loadService({ params }: Props) {
  const { slug } = await params;
  const path = `/services/${slug}`;
  const service = (await load(SERVICE_QUERY, { slug })) ?? (await missing(path));
  return { path, service };
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, service } = await loadService(props);
  return metadataFor({ path, ...service });
}

export default async function Service(props: Props) {
  const { path, service } = await loadService(props);
  return (
    <PageShell path={path}>
      <ServicePage service={service} path={path} />
    </PageShell>
  );
}
