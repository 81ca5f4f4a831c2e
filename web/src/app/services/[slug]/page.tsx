import { formatPrice } from "@currawong/schemas/price";
import { ADDRESSES_QUERY } from "@currawong/schemas/queries/addresses";
import { SERVICE_QUERY } from "@currawong/schemas/queries/services";
import { notFound } from "next/navigation";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

export async function generateStaticParams() {
  const all = await load(ADDRESSES_QUERY, {}, [tags.documents]);
  return all
    .filter((d) => d._type === "service" && d.hasDetailPage !== false)
    .map((d) => ({ slug: d.slug }));
}

export default async function ServicePage({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const service = await load(SERVICE_QUERY, { slug });
  if (!service) notFound();
  return (
    <main>
      <h1>{service.title}</h1>
      <p>Starting at {formatPrice(service.price)}</p>
    </main>
  );
}
